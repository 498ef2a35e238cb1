// The browser's side of passkeys: asks the device, and carries what it says to the server.
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api, hasFailed } from '../api.ts';
import { NOTHING } from '../failures.ts';

export const canUsePasskeys = browserSupportsWebAuthn;

export async function addPasskey(name: string): ReturnType<typeof api.addPasskey> {
  const asked = await api.askForPasskey<PublicKeyCredentialCreationOptionsJSON>();
  if (hasFailed(asked)) return asked;
  const response = await startRegistration({ optionsJSON: asked.options }).catch(() => null);
  return response === null ? { failed: NOTHING } : api.addPasskey(name, response);
}

export async function enterByPasskey(): ReturnType<typeof api.enterByPasskey> {
  const asked = await api.askForProof<PublicKeyCredentialRequestOptionsJSON>();
  if (hasFailed(asked)) return asked;
  const response = await startAuthentication({ optionsJSON: asked.options }).catch(() => null);
  return response === null ? { failed: NOTHING } : api.enterByPasskey(response);
}
