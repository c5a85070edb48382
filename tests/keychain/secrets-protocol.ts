export interface SecretsProcessOptions {
  readonly userData: string
  readonly timeoutMs?: number
  readonly killAfterWrites?: number
}

export type SecretsCommand =
  | { readonly do: 'get' | 'remove'; readonly key: string }
  | { readonly do: 'set'; readonly key: string; readonly value: string }
  | { readonly do: 'list-entries' | 'count-reads' }

export interface KeychainEntry {
  readonly account: string
  readonly bytes: number
}

export type SecretsAnswer = string | number | null | readonly KeychainEntry[]
