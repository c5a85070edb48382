import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { picturesCome } from '#renderer/ui/testing/pictures-come.ts'
import { MemberAvatar } from './MemberAvatar.tsx'
import { generatedAvatar } from './avatar-address.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a generated avatar shows the initial of the name', () => {
  const { container } = render(
    <MemberAvatar member={{ username: 'ñandú', avatar_url: generatedAvatar('u1') }} />,
  )
  expect(container.textContent).toBe('Ñ')
})

test('the initial is as sharp where words on the sky have a shadow', () => {
  const { container } = render(
    <p style={{ textShadow: '0 0 3px #000' }}>
      <MemberAvatar member={{ username: 'sol', avatar_url: generatedAvatar('u1') }} />
    </p>,
  )
  const disc = container.querySelector('span')
  expect(disc && getComputedStyle(disc).textShadow).not.toContain('3px')
})

test('an uploaded picture has no letter over it', async () => {
  picturesCome()
  showFilesOf('https://server.test')
  const { container } = render(
    <MemberAvatar member={{ username: 'luna', avatar_url: 'user-assets/u1/avatar-1' }} />,
  )
  const address = 'https://server.test/storage/v1/object/public/user-assets/u1/avatar-1'
  await waitFor(() => expect(container.innerHTML).toContain(address))
  expect(container.textContent).toBe('')
})

test('a name that begins with an emoji shows all of it', () => {
  const { container } = render(
    <MemberAvatar member={{ username: '👩‍🚀 Ana', avatar_url: generatedAvatar('u1') }} />,
  )
  expect(container.textContent).toBe('👩‍🚀')
})

test('an address that is not of our files is never given to an image', () => {
  const { container } = render(
    <MemberAvatar member={{ username: 'luna', avatar_url: 'https://evil.example/x.png' }} />,
  )
  expect(container.innerHTML).not.toContain('evil.example')
  expect(container.textContent).toBe('L')
})

test('a member of whom nothing is known yet gets the same neutral picture as any other', () => {
  const { container } = render(<MemberAvatar member={null} />)
  expect(container.querySelector('svg')).not.toBeNull()
  expect(container.textContent).toBe('')
})
