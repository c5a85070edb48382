import Box from '@mui/material/Box'
import { atom, useAtom, useSetAtom } from 'jotai'
import { Suspense, useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { droppedFilesAtom, useDropZone } from '#renderer/entities/files/pick/drop-and-paste.ts'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { roomyWindow } from '#renderer/theme/tokens.ts'
import { announce } from '#renderer/ui/announce.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { clearing } from '#renderer/ui/sky/clearing.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { categoryName, feedTitle, HUMOUR_CATEGORY, type FeedFilter, type PostCategory } from './categories.ts'
import { FEED_WIDTH, STAGE_WIDTH } from './card/PostSheet.ts'
import type { PublishListeners } from './compose/use-post-composer.ts'
import { copy } from './copy.ts'
import { isShownIn } from './posts/adult-gate.ts'
import { CategoryFilter } from './timeline/CategoryFilter.tsx'
import { Feed } from './timeline/Feed.tsx'
import { FeedHeader } from './timeline/FeedHeader.tsx'
import { NewPostsPill } from './timeline/NewPostsPill.tsx'
import { useCategoryFilter } from './timeline/use-category-filter.ts'
import { useFeed, useHasNewerPosts } from './timeline/use-feed.ts'

const CreatePostDialog = lazyComponent(() => import('./compose/CreatePostDialog.tsx'), 'CreatePostDialog')

const middle = (width: number) => `minmax(0, 1fr) minmax(0, ${width}px) minmax(0, 1fr)`

/** A column in the middle of what files can be dropped on: a text has at most 80 characters in a line. */
function columnOf({ usual, roomy }: { readonly usual: number; readonly roomy: number }) {
  return {
    display: 'grid',
    gridTemplateColumns: middle(usual),
    [roomyWindow]: { gridTemplateColumns: middle(roomy) },
    rowGap: 1.75,
    '& > *': { gridColumn: 2 },
    '& > [role=toolbar]': clearing,
    scrollMarginTop: 24,
  } as const
}

const [column, stage] = [columnOf(FEED_WIDTH), columnOf(STAGE_WIDTH)]

interface HomePageProps {
  /** The one category of this page; without it the member chooses (spec §2). */
  readonly category?: PostCategory
}

/** The feed: of all categories, or of one (spec §2). */
export function HomePage({ category }: HomePageProps) {
  const [chosen, choose] = useCategoryFilter()
  const filter = category ?? chosen
  const dialog = useCreateDialog()
  const wasOpened = useMountedOnce(dialog.isOpen)
  const { zone } = useFilesForPost(dialog.open)
  const feed = useFeed(filter)
  useFilterAnnouncement(filter, feed)
  const hasNewer = useHasNewerPosts(filter, feed)
  const { top, firstPost, showNewest, showPublished } = useShowNewest(feed.renew)
  useSameLink(() => goUp(top.current, showNewest))
  const told = useAfterPublishing(filter, top, showPublished)
  return (
    <Box ref={top} sx={filter === HUMOUR_CATEGORY ? stage : column} {...zone}>
      <FeedHeader filter={filter} />
      {category === undefined && <CategoryFilter chosen={chosen} onChoose={choose} />}
      <div>
        <NewPostsPill isShown={hasNewer} isLoading={feed.isRenewing} onShow={showNewest} heir={firstPost} />
        <Feed filter={filter} feed={feed} onCreate={dialog.open} />
      </div>
      <Suspense>
        {wasOpened && (
          <CreatePostDialog
            isOpen={dialog.isOpen}
            suggestedCategory={filter === 'all' ? 'general' : filter}
            onClose={dialog.close}
            {...told}
          />
        )}
      </Suspense>
    </Box>
  )
}

/** A file dropped on the page starts a post. */
function useFilesForPost(openDialog: () => void) {
  const bring = useSetAtom(droppedFilesAtom)
  return useDropZone((files) => {
    bring(files)
    openDialog()
  })
}

/** Scrolls to the top; if already there, shows new posts. */
function goUp(page: HTMLElement | null, showNewest: () => void): void {
  const scroller = page?.closest('main')
  if (scroller && scroller.scrollTop > 0) scroller.scrollTo({ top: 0 })
  else showNewest()
}

/** Scrolls to the top and brings the feed up to date. */
function useShowNewest(renew: () => Promise<unknown>) {
  const top = useRef<HTMLDivElement>(null)
  const reportFailure = useReportFailure()
  const bringNewest = (onFailure: (cause: unknown) => void) => {
    top.current?.scrollIntoView({ block: 'start' })
    renew().catch(onFailure)
  }
  const showNewest = () => bringNewest((cause) => reportFailure(copy.feed.loadFailed, cause))
  /** The post is published and shown; a failure to load other news is no failure of publishing. */
  const showPublished = () => bringNewest((cause) => console.warn('No posts around the new one:', cause))
  const firstPost = () => top.current?.querySelector<HTMLElement>('[role="feed"] article')
  return { top, firstPost, showNewest, showPublished }
}

/** Tells what became of a post, and shows it. */
function useAfterPublishing(
  filter: FeedFilter,
  top: RefObject<HTMLElement | null>,
  showPublished: () => void,
): PublishListeners {
  const member = useMember()
  const toasts = useToasts()
  const elsewhere = (category: PostCategory) =>
    isShownIn(member, filter, category) ? undefined : copy.create.doneElsewhere(categoryName(category))
  return {
    onPublished: (category) => {
      const where = elsewhere(category)
      if (where === undefined) showPublished()
      toasts.success(copy.create.done, where)
    },
    onWaiting: (category) => {
      const where = elsewhere(category)
      const { title, description } = copy.waiting.kept
      if (where !== undefined) return toasts.info(title, `${description} ${where}`)
      top.current?.scrollIntoView({ block: 'start' })
      announce(`${title}. ${description}`)
    },
  }
}

/** Announces what is shown after the category has changed. */
export function useFilterAnnouncement(
  filter: FeedFilter,
  { posts, query }: ReturnType<typeof useFeed>,
): void {
  const said = useRef(filter)
  const count = query.data && posts?.length
  const { hasNextPage } = query
  useEffect(() => {
    if (said.current === filter || count === undefined) return
    said.current = filter
    announce(copy.filter.shown(feedTitle(filter), count, hasNextPage))
  }, [filter, count, hasNextPage])
}

/** The page on which the dialog was opened. */
const openOnAtom = atom<string | null>(null)

/**
 * Opens and closes the dialog for a new post. Leaving the page it was opened on closes it; `close` works from any page.
 */
export function useCreateDialog() {
  const page = useId()
  const [openOn, setOpenOn] = useAtom(openOnAtom)
  return { isOpen: openOn === page, open: () => setOpenOn(page), close: () => setOpenOn(null) }
}

/** Calls `onSame` when the member follows a link to the current page. */
function useSameLink(onSame: () => void): void {
  const { key, pathname, search } = useLocation()
  const before = useRef({ key, pathname, search })
  const report = useEffectEvent(onSame)
  useEffect(() => {
    const last = before.current
    before.current = { key, pathname, search }
    if (last.key !== key && last.pathname === pathname && last.search === search) report()
  }, [key, pathname, search])
}
