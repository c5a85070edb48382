import Box from '@mui/material/Box'
import { useAtomValue } from 'jotai'
import { useEffect, type ClipboardEvent, type ReactNode } from 'react'
import { DropHint } from '#renderer/entities/files/pick/DropHint.tsx'
import { pastedFiles, useDropZone } from '#renderer/entities/files/pick/drop-and-paste.ts'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useDraftFiles } from '../attachment/use-draft-files.ts'
import { copy } from '../copy.ts'
import { Composer } from './Composer.tsx'
import { tidyFiles } from './tidy-files.ts'

interface WritingAreaProps {
  readonly friend: Friend
  /** Something was typed. */
  readonly onType: () => void
  /** What was written before. */
  readonly children: ReactNode
}

/** A conversation over the place where it goes on; files may be dropped and pasted anywhere in it. */
export function WritingArea({ friend, onType, children }: WritingAreaProps) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const files = useDraftFiles(friend.id)
  const { isOver, zone } = useDropZone((dropped) => void files.take(dropped))
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.nativeEvent)
    if (pasted.length === 0) return
    event.preventDefault()
    void files.take(pasted)
  }
  useEffect(() => void tidyFiles(userId, friend.id), [userId, friend.id])
  return (
    <Box
      {...zone}
      onPaste={onPaste}
      sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      {isOver && <DropHint text={copy.drop} />}
      {children}
      <Composer friend={friend} files={files} onType={onType} />
    </Box>
  )
}
