// Who somebody is to the server: his ways to come back, and the devices on which he is signed in.

/** Somebody, as he himself is shown. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** Has one set, so that he can come back from elsewhere. */
  readonly password: boolean;
  /** Can come back at all: by a password, a passkey or a confirmed mail address. */
  readonly back: boolean;
  /** Looks after the server. */
  readonly keeper: boolean;
}

/** By what somebody can come back. */
export interface Ways {
  readonly password: boolean;
  readonly passkeys: number;
  /** A confirmed address, at a server that sends mail. */
  readonly mail: boolean;
}

export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly used: number;
}

export interface DeviceInfo {
  readonly id: string;
  /** What it is, in a few words; empty where nobody knows. */
  readonly device: string;
  /** Since when it is signed in; 0 where that was not kept. */
  readonly made: number;
  readonly used: number;
  /** It is the one that asks. */
  readonly here: boolean;
}
