import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { post } from '../posts/testing/post.ts'
import { startAwaiting } from '../posts/testing/start-awaiting.ts'
import { updatePost } from './api.ts'
import { useEditing, useSaveEdit } from './EditPost.tsx'

vi.mock('./api.ts', () => ({ updatePost: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => ({}) }))

beforeEach(() => {
  vi.resetAllMocks()
  signInAs('sol')
})

afterEach(() => {
  closeWindow()
  forgetStored('sol')
})

function useCard() {
  const editing = useEditing(post('p1'))
  return { ...editing, ...useSaveEdit(post('p1'), editing.text, editing.finish) }
}
const open = () => renderHook(useCard, { wrapper: AsMember })

/** Saves a text, and comes back to the card before the server has answered. */
function saveAndComeBack() {
  const answer = Promise.withResolvers<undefined>()
  vi.mocked(updatePost).mockReturnValueOnce(answer.promise)
  const before = open()
  act(() => before.result.current.start())
  act(() => before.result.current.setText('Corregido'))
  const answered = startAwaiting(answer, () => before.result.current.save())
  before.unmount()
  return { saved: () => answered(undefined), back: open().result }
}

it('says that an edit is being saved, and shows the post once it is', async () => {
  const { saved, back } = saveAndComeBack()
  expect(back.current).toMatchObject({ isEditing: true, isSaving: true, canSave: false })
  await saved()
  expect(back.current).toMatchObject({ isEditing: false, isUnsaved: false })
})

it('keeps what is written after an edit was sent', async () => {
  const { saved, back } = saveAndComeBack()
  act(() => back.current.setText('Corregido otra vez'))
  expect(back.current).toMatchObject({ isSaving: false, isReadOnly: false, canSave: true })
  await saved()
  expect(back.current).toMatchObject({ isEditing: true, text: 'Corregido otra vez' })
})

it('saves the text written last after the one before it', async () => {
  const { saved, back } = saveAndComeBack()
  act(() => back.current.setText(post('p1').content))
  let finished = Promise.resolve()
  act(() => {
    finished = back.current.save()
  })
  await expect.poll(() => updatePost).toHaveBeenCalledOnce()
  await saved()
  await act(() => finished)
  const sent = vi.mocked(updatePost).mock.calls.map(([, { content }]) => content)
  expect(sent).toEqual(['Corregido', post('p1').content])
  expect(back.current.isEditing).toBe(false)
})

it('goes on with an edit whose text was deleted', () => {
  const { result } = open()
  act(() => result.current.start())
  act(() => result.current.setText(''))
  expect(result.current).toMatchObject({ isEditing: true, text: '', canSave: false })
})
