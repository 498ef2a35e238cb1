// Leaders.

export const leaders = {
  'leader.letaniOspha': 'Letani Ospha',
  'leader.letaniOspha.text':
    'As an action, exhaust this card and choose a ship other than a fighter: its owner may replace it with one from reinforcements that costs at most 2 more.',
  'leader.trilossaAunMirik': 'Trilossa Aun Mirik',
  'leader.theStillnessOfStars': 'The Stillness of Stars',
  'leader.emissaryTaivra': 'Emissary Taivra',
  'leader.emissaryTaivra.text':
    'After a player activates a system with a wormhole other than delta, exhaust this card: during this tactical action it is adjacent to all other systems with a wormhole.',
  'leader.acamar': 'Acamar',
  'leader.carthOfGoldenSands': 'Carth of Golden Sands',
  'leader.carthOfGoldenSands.text':
    'In the action phase, exhaust this card to gain 2 commodities or to replenish those of another player.',
  'leader.doctorSucaban': 'Doctor Sucaban',
  'leader.doctorSucaban.text':
    'When a player spends resources to research, exhaust this card: they may remove infantry of theirs from the board, and each saves 1 resource.',
  'leader.xanderAlexinVictoriIII': 'Xander Alexin Victori III',
  'leader.i48s': 'I48S',
  'leader.i48s.text':
    'After a player activates a system, exhaust this card: they may replace 1 of their infantry there with 1 mech from reinforcements.',
  'leader.viscountUnlenn': 'Viscount Unlenn',
  'leader.viscountUnlenn.text':
    'When a round of space combat starts, exhaust this card: 1 ship in the active system rolls 1 more die in it.',
  'leader.jaeMirKan': 'Jae Mir Kan',
  'leader.suffiAn': 'Suffi An',
  'leader.suffiAn.text':
    'After Pillage is used against another player, exhaust this card: you and that player draw 1 action card each.',
  'leader.umbat': 'Umbat',
  'leader.umbat.text':
    'As an action, exhaust this card and choose a player, who may produce up to 2 units of cost 4 or less in a system with a war sun or flagship of theirs.',
  'leader.zeu': "Z'eu",
  'leader.zeu.text':
    'After an agenda is revealed, exhaust this card to look at the top card of the agenda deck. You may show it to 1 other player.',
  'leader.zeuOmega': "Z'eu Ω",
  'leader.zeuOmega.text':
    'As an action, exhaust this card and choose a player, who may perform a tactical action in a system that is no home system without placing a command token. It counts as activated all the same.',
  'leader.garvAndGunn': 'Garv and Gunn',
  'leader.nekroMalleon': 'Nekro Malleon',
  'leader.nekroMalleon.text':
    'In the action phase, exhaust this card and choose a player, who may discard 1 action card or spend 1 command token for 2 trade goods.',
  'leader.artunoTheBetrayer': 'Artuno the Betrayer',
  'leader.fieldMarshalMercer': 'Field Marshal Mercer',
  'leader.theThundarian': 'The Thundarian',
  'leader.tro': "T'ro",
  'leader.tro.text':
    'At the end of a player’s tactical action, exhaust this card: they may place 2 infantry from reinforcements on a planet they control in the active system.',
  'leader.captainMendosa': 'Captain Mendosa',
  'leader.captainMendosa.text':
    'After a player activates a system, exhaust this card: 1 of their ships moves as far as the fastest ship on the board.',
  'leader.evelynDelouis': 'Evelyn DeLouis',
  'leader.evelynDelouis.text':
    'When a round of ground combat starts, exhaust this card: 1 ground force in the active system rolls 1 more die in it.',
  'leader.tellurian': 'Tellurian',
  'leader.berekarBerekon': 'Berekar Berekon',
  'leader.berekarBerekon.text':
    'When a player’s units use Production, exhaust this card: what they produce costs 2 less in all.',
  'leader.ggrocutoRinn': 'Ggrocuto Rinn',
  'leader.ggrocutoRinn.text':
    'As an action, exhaust this card to ready any planet. If its system is next to a planet you control, you may remove 1 infantry from it.',
  'leader.brotherMilor': 'Brother Milor',
  'leader.brotherMilor.text':
    'After a destroyer or cruiser is destroyed, exhaust this card: its owner may place up to 2 fighters from reinforcements in its system.',
  'leader.brotherMilorOmega': 'Brother Milor Ω',
  'leader.brotherMilorOmega.text':
    'After a unit is destroyed, exhaust this card: its owner may place 2 fighters in its system if it was a ship, or 2 infantry on its planet if it was a ground force.',
  'leader.ssruu': 'Ssruu',
  'leader.ssruu.text': 'This card says what the agents of all other players say, even those that are exhausted.',
  'leader.dirzugaRophal': 'Dirzuga Rophal',
  'leader.dirzugaRophal.text':
    'Unlocked by 12 ground forces on planets you control. After another player activates a system where you have a unit with Production, you may produce 1 unit there.',
  'leader.trrakanAunZulok': 'Trrakan Aun Zulok',
  'leader.thatWhichMoldsFlesh': 'That Which Molds Flesh',
  'leader.saiSeravus': 'Sai Seravus',
  'leader.saiSeravus.text':
    'Unlocked by units in 3 systems with alpha or beta wormholes. After your ships move, each one with capacity that went through a wormhole may bring 1 fighter from your reinforcements, if there is room.',
  'leader.xuange': 'Xuange',
  'leader.gilaTheSilvertongue': 'Gila the Silvertongue',
  'leader.gilaTheSilvertongue.text':
    'Unlocked by 10 trade goods. When you vote you may spend trade goods: each gives 2 more votes.',
  'leader.taZern': 'Ta Zern',
  'leader.taZern.text':
    'Unlocked by 8 technologies. After you roll for a unit ability you may roll any of those dice again.',
  'leader.suffiAnKeleres': 'Suffi An',
  'leader.twoRam': '2RAM',
  'leader.twoRam.text':
    'Unlocked by 4 dreadnoughts on the board. Planetary Shield does not keep your units from using Bombardment.',
  'leader.rearAdmiralFarran': 'Rear Admiral Farran',
  'leader.rearAdmiralFarran.text':
    'Unlocked by 5 ships other than fighters in 1 system. After a unit of yours uses Sustain Damage you may gain 1 trade good.',
  'leader.ilNaViroset': 'Il Na Viroset',
  'leader.sulaMentarion': "S'ula Mentarion",
  'leader.sulaMentarion.text':
    'Unlocked by 4 cruisers on the board. After you win a space combat your opponent gives you 1 promissory note from their hand, if you wish.',
  'leader.magmus': 'Magmus',
  'leader.magmus.text':
    'Unlocked by producing a war sun. After you spend a token from your strategy pool you may gain 1 trade good.',
  'leader.maban': "M'aban",
  'leader.maban.text':
    'Unlocked by 12 fighters on the board. When you produce fighters you may make 1 more for their cost, beyond your Production.',
  'leader.mabanOmega': "M'aban Ω",
  'leader.mabanOmega.text':
    'Unlocked by ground forces in or next to the system of Mecatol Rex. You may look at your neighbors’ hands of promissory notes and at the top and bottom cards of the agenda deck.',
  'leader.dartAndTai': 'Dart and Tai',
  'leader.nekroAcidos': 'Nekro Acidos',
  'leader.nekroAcidos.text':
    'Unlocked by 3 technologies; a Valefar Assimilator counts only with its token on a technology. After you gain a technology you may draw 1 action card.',
  'leader.navarchFeng': 'Navarch Feng',
  'leader.rowlSarrig': 'Rowl Sarrig',
  'leader.rowlSarrig.text':
    'Unlocked by 3 space docks on the board. When you produce fighters or infantry you may place each of them at any of your space docks that are not blockaded.',
  'leader.ghomSekkus': "G'hom Sek'kus",
  'leader.ghomSekkus.text':
    'Unlocked by 5 planets outside home systems. When you commit ground forces, 1 may also come from each planet in the active system and from each in adjacent systems without your command token.',
  'leader.claireGibson': 'Claire Gibson',
  'leader.claireGibson.text':
    'Unlocked by planets with 12 resources together. When a ground combat starts on a planet you control you may place 1 infantry from your reinforcements there.',
  'leader.tungstantus': 'Tungstantus',
  'leader.rickarRickani': 'Rickar Rickani',
  'leader.rickarRickani.text':
    'Unlocked by controlling Mecatol Rex or by a combat in its system. Your units have +2 to their combat rolls in that system, in your home system and in systems with a legendary planet.',
  'leader.elderQanoj': 'Elder Qanoj',
  'leader.elderQanoj.text':
    'Unlocked by planets with 12 influence together. Each planet you exhaust to vote gives 1 more vote, and nothing keeps you from voting.',
  'leader.brotherOmar': 'Brother Omar',
  'leader.brotherOmar.text':
    'Unlocked by using Indoctrination. It counts as 1 green prerequisite. When you produce infantry you may make 1 more for their cost, beyond your Production.',
  'leader.brotherOmarOmega': 'Brother Omar Ω',
  'leader.brotherOmarOmega.text':
    'Unlocked by using one of your faction abilities. It counts as 1 green prerequisite. When you research a technology that another player owns you may return 1 of your infantry to reinforcements to ignore all its prerequisites.',
  'leader.soAta': 'So Ata',
  'leader.soAta.text':
    'Unlocked by 7 action cards. After another player activates a system with your units you may look at their action cards, promissory notes or secret objectives.',
  'leader.letaniMiasmiala': 'Letani Miasmiala',
  'leader.letaniMiasmiala.text':
    'Unlocked by 3 scored objectives. As an action, produce as many units as you like in systems with ground forces of yours. Then this card is purged.',
  'leader.mirikAunSissiri': 'Mirik Aun Sissiri',
  'leader.itFeedsOnCarrion': 'It Feeds on Carrion',
  'leader.riftwalkerMeian': 'Riftwalker Meian',
  'leader.riftwalkerMeian.text':
    'Unlocked by 3 scored objectives. As an action, two systems with wormholes or units of yours change places, but not Creuss or the wormhole nexus. Then this card is purged.',
  'leader.conservatorProcyon': 'Conservator Procyon',
  'leader.harrughGefhara': 'Harrugh Gefhara',
  'leader.harrughGefhara.text':
    'Unlocked by 3 scored objectives. When your units use Production you may purge this card: what they produce costs nothing.',
  'leader.rinTheMastersLegacy': "Rin, the Master's Legacy",
  'leader.rinTheMastersLegacy.text':
    'Unlocked by 3 scored objectives. As an action, you may replace each technology of yours that is no unit upgrade with any of the same color from your deck. Then this card is purged.',
  'leader.kuuasiAunJalatai': 'Kuuasi Aun Jalatai',
  'leader.odlynnMyrr': 'Odlynn Myrr',
  'leader.harkaLeeds': 'Harka Leeds',
  'leader.theHelmsman': 'The Helmsman',
  'leader.theHelmsman.text':
    'Unlocked by 3 scored objectives. As an action, choose a system without ships of others: your flagship and any dreadnoughts of yours may move there from other systems. Then this card is purged.',
  'leader.darktalonTreilla': 'Darktalon Treilla',
  'leader.darktalonTreilla.text':
    'Unlocked by 3 scored objectives. As an action, lay this card beside the board: in this game round neither your fleet pool nor laws limit your ships in a system. At its end this card is purged.',
  'leader.airoShirAur': 'Airo Shir Aur',
  'leader.ipswitchLooseCannon': 'Ipswitch, Loose Cannon',
  'leader.ipswitchLooseCannon.text':
    'Unlocked by 3 scored objectives. When a space combat of yours starts you may purge this card: for each ship of others that is destroyed in it, 1 of that type from your reinforcements comes to the active system.',
  'leader.adjudicatorBaal': "Adjudicator Ba'al",
  'leader.adjudicatorBaal.text':
    'Unlocked by 3 scored objectives. After you move a war sun into a system that is neither a home system nor that of Mecatol Rex, you may destroy all units of others there: the Muaat supernova takes the place of the tile, and its planets are gone. Then this card is purged.',
  'leader.theOracle': 'The Oracle',
  'leader.theOracle.text':
    'Unlocked by 3 scored objectives. At the end of the status phase you may purge this card: each other player gives you 1 promissory note from their hand.',
  'leader.heshAndPrit': 'Hesh and Prit',
  'leader.unitDsgnFlayesh': 'UNIT.DSGN.FLAYESH',
  'leader.unitDsgnFlayesh.text':
    'Unlocked by 3 scored objectives. As an action, choose a planet with a technology specialty in a system with your units: units of others on it are destroyed, and you gain as many trade goods as it has resources and influence, and 1 technology of that color. Then this card is purged.',
  'leader.ahkSylSiven': 'Ahk-Syl Siven',
  'leader.shvalHarbinger': "Sh'val, Harbinger",
  'leader.shvalHarbinger.text':
    'Unlocked by 3 scored objectives. After you move ships into the active system you may go straight to committing ground forces. Then this card is purged, and your ships there go back to your reinforcements.',
  'leader.gurnoAggero': 'Gurno Aggero',
  'leader.gurnoAggero.text':
    'Unlocked by 3 scored objectives. As an action, choose a system next to a space dock of yours: all infantry and fighters of others in it are destroyed. Then this card is purged.',
  'leader.jaceX4thAirLegion': 'Jace X, 4th Air Legion',
  'leader.jaceX4thAirLegion.text':
    'Unlocked by 3 scored objectives. As an action, all your command tokens on the board go back to your reinforcements. Then this card is purged.',
  'leader.ulTheProgenitor': 'Ul the Progenitor',
  'leader.mathisMathinus': 'Mathis Mathinus',
  'leader.mathisMathinus.text':
    'Unlocked by 3 scored objectives. As an action, use the primary ability of any strategy card. Then as many other players as you choose may use its secondary ability. Then this card is purged.',
  'leader.xxekirGrom': 'Xxekir Grom',
  'leader.xxekirGrom.text':
    'Unlocked by 3 scored objectives. As an action, you may discard 1 law. Look at the top 5 agendas: choose 2 to reveal and resolve, each as if you alone had cast 1 vote for an outcome of your choice, and discard the others. Nobody else may answer to this. Then this card is purged.',
  'leader.xxekirGromOmega': 'Xxekir Grom Ω',
  'leader.xxekirGromOmega.text':
    'Unlocked by 3 scored objectives. When you exhaust planets, the resources and influence of each are added up, and the sum counts as both.',
  'leader.dannelOfTheTenth': 'Dannel of the Tenth',
  'leader.dannelOfTheTenth.text':
    'Unlocked by 3 scored objectives. As an action, for each planet with infantry of yours, ready it or place as many infantry again there from your reinforcements. Then this card is purged.',
  'leader.dannelOfTheTenthOmega': 'Dannel of the Tenth Ω',
  'leader.dannelOfTheTenthOmega.text':
    'Unlocked by 3 scored objectives. As an action, up to 3 infantry from your reinforcements land on planets outside home systems, and you fight there. Nobody uses Space Cannon against them. Then this card is purged.',
  'leader.kyverBladeAndKey': 'Kyver, Blade and Key',
  'leader.kyverBladeAndKey.text':
    'Unlocked by 3 scored objectives. As an action, each other player shows you 1 action card. From each you may take it, or have them discard 3 action cards at random. Then this card is purged.',
  'leaderKind.agent': 'agent',
  'leaderKind.commander': 'commander',
  'leaderKind.hero': 'hero',
} as const;
