import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { generatedAvatar } from '../avatar-address.ts'
import { MemberAvatar } from './MemberAvatar.tsx'

afterEach(cleanup)

test('a generated avatar shows the initial of the name', () => {
  const { container } = render(
    <MemberAvatar member={{ username: 'ñandú', avatar_url: generatedAvatar('u1') }} />,
  )
  expect(container.textContent).toBe('Ñ')
})

test('an uploaded picture has no letter over it', () => {
  const address = 'https://server.test/a.png'
  const { container } = render(<MemberAvatar member={{ username: 'luna', avatar_url: address }} />)
  expect(container.querySelector('img')?.src).toBe(address)
  expect(container.textContent).toBe('')
})

test('a member of whom nothing is known yet gets the same neutral picture as any other', () => {
  const { container } = render(<MemberAvatar member={null} />)
  expect(container.querySelector('svg')).not.toBeNull()
  expect(container.textContent).toBe('')
})
