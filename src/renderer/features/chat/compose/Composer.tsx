import { useMember } from '#renderer/session/MemberProvider.tsx'
import AttachFile from '@mui/icons-material/AttachFileRounded'
import Send from '@mui/icons-material/ArrowUpwardRounded'
import Mood from '@mui/icons-material/SentimentSatisfiedAltRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Suspense, useEffect, useRef, type ClipboardEvent, type FormEvent, type ReactNode } from 'react'
import { pastedFiles, useDropZone } from '#renderer/entities/files/pick/drop-and-paste.ts'
import { DropHint } from '#renderer/entities/files/pick/DropHint.tsx'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { caretAtEnd } from '#renderer/lib/focus.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { onEnter } from '#renderer/lib/submit-key.ts'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { draftText, useDraftText } from '#renderer/session/drafts.ts'
import { ink, lowWindow, nebula, space } from '#renderer/theme/tokens.ts'
import { copy as uiCopy } from '#renderer/ui/copy.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { DraftFileList } from './DraftFileList.tsx'
import { useDraftFiles, type DraftFiles } from './use-draft-files.ts'
import { copy } from '../copy.ts'
import { draftFilesOf, removeUnusedFiles } from '../outbox/draft-files.ts'
import { MESSAGE_LIMIT } from '../messages/message.ts'
import { useSendMessage } from '../outbox/use-send-message.ts'

/** In the field, beside its last line. */
const round = { flexShrink: 0, width: 36, height: 36, my: '3px' }
/** Lit as long as something can be sent. */
const lit = {
  ...round,
  '&:not(:disabled)': { bgcolor: nebula.violet, color: ink.onNebula, '&:hover': { bgcolor: nebula.cyan } },
}

const writing = {
  '& .MuiOutlinedInput-root': { alignItems: 'flex-end', p: '1px 4px' },
  '& textarea': { fontSize: '0.9375rem', px: 1, py: '9px' },
  '& textarea::placeholder': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
}

interface ComposerProps {
  readonly friend: Friend
  readonly files: DraftFiles
  /** Something was typed. */
  readonly onType: () => void
}

/** Where a message is written. Enter sends, Shift+Enter starts a new line. */
export function Composer({ friend, files, onType }: ComposerProps) {
  const { text, setText, over, canSend, submit } = useComposer(friend.id, files)
  const isLow = useMediaQuery(lowWindow)
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    // The button is of no use once the text is gone, and could not keep the focus.
    event.currentTarget.querySelector('textarea')?.focus()
    submit()
  }
  return (
    <Box
      component="form"
      onSubmit={onSubmit}
      sx={{ p: 1.25, borderTop: `1px solid ${space.line}`, [lowWindow]: { p: 0.5 } }}
    >
      {files.files.length > 0 && <DraftFileList files={files.files} onRemove={files.remove} />}
      <TextField
        fullWidth
        multiline
        // Before anything is written it would be as high as the placeholder on several lines.
        maxRows={isLow || text === '' ? 1 : 6}
        size="small"
        // The member has just opened this conversation; writing is the next thing to do.
        autoFocus
        placeholder={copy.placeholder(friend.username)}
        inputRef={caretAtEnd}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onType()
        }}
        onKeyDown={onEnter(submit)}
        error={over > 0}
        sx={writing}
        helperText={over > 0 ? uiCopy.counter.over(over) : undefined}
        slotProps={{
          htmlInput: { 'aria-label': copy.input },
          input: {
            startAdornment: <AttachButton files={files} />,
            endAdornment: (
              <>
                <EmojiButton />
                <IconButton type="submit" aria-label={copy.send} disabled={!canSend} sx={lit}>
                  <Send fontSize="small" />
                </IconButton>
              </>
            ),
          },
        }}
      />
    </Box>
  )
}

function AttachButton({ files }: { readonly files: DraftFiles }) {
  return (
    <IconButton
      aria-label={files.isPreparing ? copy.preparing : copy.attach}
      onClick={({ currentTarget }) => {
        const { form } = currentTarget
        void files.choose().then(() => form?.querySelector('textarea')?.focus())
      }}
      sx={round}
      {...whileBusy(files.isPreparing)}
    >
      <AttachFile fontSize="small" />
    </IconButton>
  )
}

const EmojiPicker = lazyComponent(() => import('./EmojiPicker.tsx'), 'EmojiPicker')

/** Opens what puts emoji where the caret is. */
function EmojiButton() {
  const { anchor, wasOpened, open, close } = useAnchor()
  const button = useRef<HTMLButtonElement>(null)
  const field = () => button.current?.form?.querySelector('textarea')
  const insert = (emoji: string) => {
    const text = field()
    text?.setRangeText(emoji, text.selectionStart, text.selectionEnd, 'end')
    text?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return (
    <>
      <IconButton
        ref={button}
        aria-label={copy.emoji}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={open}
        sx={round}
      >
        <Mood fontSize="small" />
      </IconButton>
      <Suspense>
        {wasOpened && (
          <EmojiPicker anchor={anchor} onPick={insert} onClose={close} onGone={() => field()?.focus()} />
        )}
      </Suspense>
    </>
  )
}

interface WritingAreaProps {
  readonly friend: Friend
  /** Something was typed. */
  readonly onType: () => void
  /** The stored draft. */
  readonly children: ReactNode
}

/** A conversation over the place where it goes on; files may be dropped and pasted anywhere in it. */
export function WritingArea({ friend, onType, children }: WritingAreaProps) {
  const member = useMember()
  const files = useDraftFiles(friend.id)
  const { isOver, zone } = useDropZone((dropped) => void files.take(dropped))
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.nativeEvent)
    if (pasted.length === 0) return
    event.preventDefault()
    void files.take(pasted)
  }
  useEffect(() => void removeUnusedFiles(member, friend.id), [member, friend.id])
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

/** Composer of a message: a draft until it is handed to the outbox, first the text, then its files. */
function useComposer(friendId: string, { files, isPreparing, whenReady }: DraftFiles) {
  const member = useMember()
  const place = `message/${friendId}`
  const [text, setText] = useDraftText(place)
  const { send } = useSendMessage()
  const isAwaited = useRef(false)
  /** Code points beyond the limit; never cut, so that nothing typed or pasted is lost. */
  const over = Math.max(countCharacters(text.trim()) - MESSAGE_LIMIT, 0)
  const canSend = (text.trim() !== '' || files.length > 0 || isPreparing) && over === 0
  const sendAll = (all: DraftFiles['files']) => {
    send(friendId, text, all)
    setText('')
  }
  /** Nothing goes without the file that is being made ready for it; refused, or written on, all waits for another try. */
  const sendOnceReady = async () => {
    if (isAwaited.current) return
    isAwaited.current = true
    await whenReady()
    isAwaited.current = false
    const ready = draftFilesOf(member, friendId)
    const isWrittenOn = (draftText(member, place) ?? '') !== text
    if (ready.length > 0 && !isWrittenOn) sendAll(ready)
  }
  const submit = () => {
    if (!canSend) return
    if (isPreparing) void sendOnceReady()
    else sendAll(files)
  }
  return { text, setText, over, canSend, submit }
}
