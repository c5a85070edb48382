import Bookmark from '@mui/icons-material/BookmarkRounded'
import BookmarkBorder from '@mui/icons-material/BookmarkBorderRounded'
import { useSetAtom } from 'jotai'
import Favorite from '@mui/icons-material/FavoriteRounded'
import FavoriteBorder from '@mui/icons-material/FavoriteBorderRounded'
import Laughing from '@mui/icons-material/EmojiEmotionsRounded'
import LaughingBorder from '@mui/icons-material/EmojiEmotionsOutlined'
import { accents } from '#renderer/theme/accent.ts'
import { announce } from '#renderer/ui/announce.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { HUMOUR_CATEGORY } from '../categories.ts'
import { copy } from '../copy.ts'
import { useReportPostFailure } from '../posts/gone.ts'
import type { Post } from '../posts/post.ts'
import { ActionButton } from './ActionButton.tsx'
import {
  toggleLikeAtom,
  toggleSaveAtom,
  usePendingLike,
  usePendingSave,
  withLike,
  withSave,
} from './reactions.ts'

interface SaveButtonProps {
  readonly post: Post
}

/** Saves a post to the own profile, or removes it again. Both are reported (design §7). */
export function SaveButton({ post }: SaveButtonProps) {
  const isSaved = withSave(post, usePendingSave(post.id)).user_saved
  const member = useMember()
  const toggleSave = useSetAtom(toggleSaveAtom)
  const toasts = useToasts()
  const reportFailure = useReportPostFailure(post.id)
  const { label, done, undone, failed, undoFailed } = copy.save
  const toggle = async () => {
    try {
      const saved = await toggleSave(member, post)
      if (saved === true) toasts.success(done.title, done.description)
      if (saved === false) toasts.info(undone.title, undone.description)
    } catch (cause) {
      void reportFailure(isSaved ? undoFailed : failed, cause)
    }
  }
  return (
    <ActionButton
      label={label}
      icon={isSaved ? <Bookmark /> : <BookmarkBorder />}
      {...(isSaved && { color: accents.violet })}
      aria-pressed={isSaved}
      aria-keyshortcuts="S"
      onClick={() => void toggle()}
    />
  )
}

interface LikeButtonProps {
  readonly post: Post
}

const heart = { on: <Favorite />, off: <FavoriteBorder />, color: accents.rose }
const laugh = { on: <Laughing />, off: <LaughingBorder />, color: accents.yellow }

/** Likes a post (spec §4); for a joke it is a laugh. */
export function LikeButton({ post }: LikeButtonProps) {
  const wish = usePendingLike(post.id)
  const shown = withLike(post, wish)
  const member = useMember()
  const toggleLike = useSetAtom(toggleLikeAtom)
  const reportFailure = useReportPostFailure(post.id)
  const toggle = () => {
    toggleLike(member, post).catch(async (cause: unknown) => {
      const isGone = await reportFailure(copy.post.likeFailed, cause)
      if (!isGone && !member.signal.aborted) announce(copy.post.likeUndone)
    })
  }
  const isJoke = post.category === HUMOUR_CATEGORY
  const { on, off, color } = isJoke ? laugh : heart
  return (
    <ActionButton
      label={isJoke ? copy.post.laugh : copy.post.like}
      count={shown.likes_count}
      icon={shown.user_liked ? on : off}
      {...(shown.user_liked && { color })}
      aria-pressed={shown.user_liked}
      aria-keyshortcuts="L"
      onClick={toggle}
    />
  )
}
