// What a client knows of a table, and how a message changes it.
import type { Json } from '@custodian/kernel';
import type { AheadView, ChatLine, LogLine, ServerMessage, Standing, TableView } from '@custodian/protocol';
import { applyPatch } from '@custodian/protocol';

export interface TableState {
  readonly version: number;
  readonly view: TableView;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly standing: Readonly<Record<string, Standing>>;
  readonly ahead: AheadView | null;
  /** From which answer on one was away. */
  readonly since: number | null;
}

/** A message was missed: ask for the whole view again. */
export const GAP = 'gap';

/** The state after a message; the same object when it changes nothing. */
export function receive(state: TableState | null, message: ServerMessage): TableState | null | typeof GAP {
  switch (message.type) {
    case 'view': {
      const { version, view, log, chat, standing, ahead, since } = message;
      return { version, view, log, chat, standing, ahead, since };
    }
    case 'update': {
      if (state === null || message.from !== state.view.answers) return GAP;
      const view = applyPatch(state.view as unknown as Json, message.patch) as unknown as TableView;
      const log = message.log.length === 0 ? state.log : [...state.log, ...message.log];
      return { ...state, version: message.version, view, log };
    }
    case 'ahead':
      return state === null ? state : { ...state, ahead: message.ahead };
    case 'said':
      return state === null ? state : { ...state, chat: [...state.chat, message.line] };
    default:
      return state;
  }
}
