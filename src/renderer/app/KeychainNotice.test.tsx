import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keychainAnswerAtom, showEntrance } from '#renderer/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { KeychainNotice } from './KeychainNotice.tsx'

const said = () => screen.getByRole('status').textContent

beforeEach(() => {
  localStorage.clear()
  store.set(keychainAnswerAtom, 'awaited')
  showEntrance()
})
afterEach(cleanup)

it('says politely that the keychain is waited for, where somebody was here, until it has answered', () => {
  localStorage.setItem('somebody-was-here', 'yes')
  render(<KeychainNotice />, { wrapper: StoreProvider })
  expect(said()).toContain('Esperando a que se abra el llavero de tu sistema…')
  act(() => store.set(keychainAnswerAtom, 'given'))
  expect(said()).toBe('')
})

it('says nothing to who has never been here: a machine without a keychain would say it for ever', () => {
  render(<KeychainNotice />, { wrapper: StoreProvider })
  expect(said()).toBe('')
})
