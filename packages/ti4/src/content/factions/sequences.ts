// Sequences of their own that factions run: each stands with its faction.

import type { ArborecSequences } from './arborec.ts';
import type { ArgentSequences } from './argent.ts';
import type { CreussSequences } from './creuss.ts';
import type { EmpyreanSequences } from './empyrean.ts';
import type { HacanSequences } from './hacan.ts';
import type { JolnarSequences } from './jolnar.ts';
import type { KeleresSequences } from './keleres.ts';
import type { L1z1xSequences } from './l1z1x.ts';
import type { LetnevSequences } from './letnev.ts';
import type { MahactSequences } from './mahact.ts';
import type { MentakSequences } from './mentak.ts';
import type { MuaatSequences } from './muaat.ts';
import type { NaaluSequences } from './naalu.ts';
import type { NaazSequences } from './naaz.ts';
import type { NekroSequences } from './nekro.ts';
import type { NomadSequences } from './nomad.ts';
import type { NorrSequences } from './norr.ts';
import type { SaarSequences } from './saar.ts';
import type { SolSequences } from './sol.ts';
import type { TitansSequences } from './titans.ts';
import type { VuilraithSequences } from './vuilraith.ts';
import type { WinnuSequences } from './winnu.ts';
import type { XxchaSequences } from './xxcha.ts';
import type { YinSequences } from './yin.ts';
import type { YssarilSequences } from './yssaril.ts';

export interface FactionSequences
  extends ArborecSequences,
    NaazSequences,
    EmpyreanSequences,
    ArgentSequences,
    CreussSequences,
    HacanSequences,
    JolnarSequences,
    KeleresSequences,
    L1z1xSequences,
    LetnevSequences,
    MahactSequences,
    MentakSequences,
    MuaatSequences,
    NaaluSequences,
    NekroSequences,
    NomadSequences,
    NorrSequences,
    SaarSequences,
    SolSequences,
    TitansSequences,
    VuilraithSequences,
    WinnuSequences,
    XxchaSequences,
    YinSequences,
    YssarilSequences {}
