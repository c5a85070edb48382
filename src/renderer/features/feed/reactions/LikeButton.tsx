import Favorite from '@mui/icons-material/FavoriteRounded'
import FavoriteBorder from '@mui/icons-material/FavoriteBorderRounded'
import { useSetAtom } from 'jotai'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { accents } from '#renderer/theme/accent.ts'
import { announce } from '#renderer/ui/announce.ts'
import { copy } from '../copy.ts'
import type { Post } from '../posts/post.ts'
import { ActionButton } from './ActionButton.tsx'
import { toggleLikeAtom, useLikeWish, withLike } from './likes.ts'

interface LikeButtonProps {
  readonly post: Post
}

export function LikeButton({ post }: LikeButtonProps) {
  const wish = useLikeWish(post.id)
  const shown = withLike(post, wish)
  const toggleLike = useSetAtom(toggleLikeAtom)
  const reportFailure = useReportFailure()
  const toggle = () => {
    toggleLike(post).catch((cause: unknown) => {
      reportFailure(copy.post.likeFailed, cause)
      announce(copy.post.likeUndone)
    })
  }
  return (
    <ActionButton
      label={copy.post.like}
      count={shown.likes_count}
      icon={shown.user_liked ? <Favorite /> : <FavoriteBorder />}
      {...(shown.user_liked && { color: accents.rose })}
      aria-pressed={shown.user_liked}
      aria-keyshortcuts="L"
      onClick={toggle}
    />
  )
}
