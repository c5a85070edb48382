import type { NewAccount } from '../auth-flow.ts'

export const account: NewAccount = {
  userId: 'u1',
  email: 'ana@cosmia.test',
  username: 'ana',
  birthYear: '1990',
  nonce: 'n1',
  signedIn: false,
  isForeign: false,
}
