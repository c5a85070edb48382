import type { Plugin } from 'vite'

/** Modules of libraries that every start would load and nothing here can reach, with what is imported of them. */
const unreachable: Readonly<Record<string, readonly string[]>> = {
  // Members sign in by e-mail: there are no passkeys and no wallets. (The API of administrators is reached: it ends sessions.)
  '@supabase/auth-js/dist/module/lib/web3/ethereum.js': [
    'createSiweMessage',
    'fromHex',
    'getAddress',
    'toHex',
  ],
  '@supabase/auth-js/dist/module/lib/webauthn.js': [
    'WebAuthnApi',
    'browserSupportsWebAuthn',
    'createCredential',
    'deserializeCredentialCreationOptions',
    'deserializeCredentialRequestOptions',
    'getCredential',
    'serializeCredentialCreationResponse',
    'serializeCredentialRequestResponse',
    'webAuthnAbortService',
  ],
  // One colour scheme, and no ripples (`theme/components.ts`).
  '@mui/material/styles/createThemeWithVars.mjs': ['default', 'createGetCssVar'],
  '@mui/material/ButtonBase/TouchRipple.mjs': ['default'],
}

/**
 * Replaces these modules, which the libraries import unconditionally, by a class that can be constructed and does nothing
 * else. An upgrade that moves one of them or asks more of it fails the build.
 */
export function leaveOut(): Plugin {
  const missing = new Set(Object.keys(unreachable))
  return {
    name: 'cosmia:leave-out',
    apply: 'build',
    load(id) {
      const found = Object.entries(unreachable).find(([path]) => id.endsWith(`/node_modules/${path}`))
      if (found === undefined) return null
      const [path, names] = found
      missing.delete(path)
      return `class LeftOut {}\nexport { ${names.map((name) => `LeftOut as ${name}`).join(', ')} }`
    },
    buildEnd(failure) {
      if (failure === undefined && missing.size > 0)
        this.error(`nothing to leave out at ${[...missing].join(', ')}`)
    },
  }
}
