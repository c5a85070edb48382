import CloudOff from '@mui/icons-material/CloudOffOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useMemo, type ReactNode } from 'react'
import { MediaFrame } from '#renderer/entities/files/show/MediaFrame.tsx'
import { useObjectAddress } from '#renderer/entities/files/show/use-file-address.ts'
import { UploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { UploadProgress } from '#renderer/entities/files/upload/UploadProgress.tsx'
import { useUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { MemberAvatarLink, MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { uploadFailureText, waitInWords } from '#renderer/server/errors.ts'
import { Impossible, type Job } from '#renderer/session/jobs.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { usePendingFileAt, withFacts, type PendingFile } from '#renderer/session/pending-files.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useIsAway } from '#renderer/ui/states/WhenBack.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { Card } from '../card/PostSheet.ts'
import { categoryAccent, categoryName } from '../categories.ts'
import { copy } from '../copy.ts'
import { PostText, textSize } from '../posts/PostText.tsx'
import { bytesPlace, discardPost, postJob, reopenPost, type WrittenPost } from './post-job.ts'
import { isVideo, mediaFacts, type MediaFacts } from './send-media.ts'

interface WaitingPostProps {
  readonly post: Job<WrittenPost>
  readonly showsCategory: boolean
  readonly onEdit: () => void
}

const texts = copy.waiting

/** An own post that is not out yet: as it will stand, with what becomes of it in place of what others do with it. */
export function WaitingPost({ post, showsCategory, onEdit }: WaitingPostProps) {
  const { id, payload } = post
  const { content, category, alt } = payload
  const textId = useId()
  const bytes = usePendingFileAt(bytesPlace(id))
  const media = useMemo(() => bytes && withFacts(bytes, mediaFacts), [bytes])
  const size = payload.hasFile ? 'long' : textSize(content)
  return (
    <Card aria-label={texts.by} aria-describedby={content === '' ? undefined : textId}>
      <Head>
        {showsCategory && <span style={{ color: categoryAccent(category) }}>{categoryName(category)}</span>}
      </Head>
      {content !== '' && <PostText id={textId} of={{ id, content }} size={size} />}
      {media && <Picture media={media} alt={alt} />}
      <State post={post} onEdit={onEdit} />
    </Card>
  )
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 22,
  marginBottom: 3,
  ...scale.text,
  lineHeight: '22px',
  '& > span': { flexShrink: 0, ...scale.ui, lineHeight: '22px', whiteSpace: 'nowrap' },
  '& > span::before': { content: '"·" / ""', marginRight: 8, color: ink.muted },
})

function Head({ children }: { readonly children: ReactNode }) {
  const { data: profile } = useOwnProfile()
  return (
    <>
      {profile && <MemberAvatarLink member={profile} size={44} />}
      <Row>
        {profile && <MemberLink member={profile} />}
        {children}
      </Row>
    </>
  )
}

/** Pixels. Lower than it will be: what is out already matters more. */
const MOST_HEIGHT = 240

function Picture({
  media: { file, facts },
  alt,
}: {
  readonly media: PendingFile<MediaFacts>
  readonly alt: string
}) {
  const address = useObjectAddress(file)
  return (
    <MediaFrame of={{ ...facts, isVideo: isVideo(file) }} mostHeight={MOST_HEIGHT}>
      {isVideo(file) ? (
        // eslint-disable-next-line jsx-a11y/media-has-caption -- members upload none
        <video src={address} controls preload="metadata" aria-label={texts.video} />
      ) : (
        <img src={address} alt={alt || texts.image} />
      )}
    </MediaFrame>
  )
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 44,
  ...scale.small,
  color: ink.secondary,
  '& > svg': { fontSize: 16 },
  '& > p': { flex: '1 1 14rem', margin: 0 },
})

const small = { minHeight: 32, px: 1 }

/** What becomes of the post, and what its author can do about it while it is not under way. */
function State({ post, onEdit }: Omit<WaitingPostProps, 'showsCategory'>) {
  const { id, state } = post
  const member = useMember()
  const upload = useUpload(id)
  const text = useStateText(post)
  const { edit, discard } = useActions(post, onEdit)
  const queue = member.part(postJob.queue)
  if (upload) {
    const cancel = () => {
      queue.stop(id)
      upload.cancel?.()
    }
    return <UploadProgress upload={{ ...upload, cancel: upload.cancel && cancel }} />
  }
  const isRefused = state === 'refused'
  return (
    <Line>
      {isRefused ? <ErrorOutlined aria-hidden color="error" /> : <CloudOff aria-hidden />}
      <p>{text}</p>
      {state !== 'queued' && (
        <div>
          {isRefused && (
            <Button size="small" sx={small} onClick={() => void queue.run(id)}>
              {texts.retry}
            </Button>
          )}
          <Button size="small" color="inherit" sx={small} onClick={() => void edit()}>
            {texts.edit}
          </Button>
          <Button size="small" color="inherit" sx={small} onClick={() => void discard()}>
            {texts.discard}
          </Button>
        </div>
      )}
    </Line>
  )
}

function useStateText({ id, state }: Job<WrittenPost>): string {
  const queue = useMember().part(postJob.queue)
  const isAway = useIsAway()
  if (state === 'queued') return texts.sending
  if (state === 'waiting') return texts.in(waitInWords(queue.pauseLeft()))
  if (state !== 'refused') return isAway ? texts.whenBack : texts.soon
  const cause = queue.causeOf(id)
  if (cause instanceof Impossible) return texts.fileGone
  if (cause instanceof UploadFailure) return uploadFailureText(cause.cause)
  return cause === undefined ? texts.unpublished : copy.create.failed
}

function useActions({ id, payload }: Job<WrittenPost>, onEdit: () => void) {
  const member = useMember()
  const confirm = useConfirm()
  const toasts = useToasts()
  const edit = async () => {
    if (await reopenPost(member, id, payload)) onEdit()
    else toasts.info(texts.busy.title, texts.busy.description)
  }
  const discard = async () => {
    const question = {
      title: texts.discardTitle,
      description: texts.discardDescription,
      confirmLabel: texts.discard,
    }
    if (await confirm({ ...question, destructive: true })) discardPost(member, id)
  }
  return { edit, discard }
}
