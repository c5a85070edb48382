import Close from '@mui/icons-material/CloseRounded'
import PersonAddAlt from '@mui/icons-material/PersonAddAlt'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { searchFriends } from '#renderer/entities/friends/friend.ts'
import { ConversationRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { ink, lowWindow, nebula } from '#renderer/theme/tokens.ts'
import { TextField } from '#renderer/ui/fields/TextField.tsx'
import { announce } from '#renderer/ui/announce.ts'
import { PanelSky } from '#renderer/ui/sky/PanelSky.tsx'
import { EmptyState, ErrorState } from '#renderer/ui/states/Notice.tsx'
import { Telescope, TwoPlanets } from '#renderer/ui/states/scenes.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { PanelHeader } from '../PanelHeader.tsx'
import { copy } from '../copy.ts'
import { FindPeople, FriendRows, useByConversation } from './FriendRows.tsx'

const home = { glow: nebula.violet, rim: nebula.violet }

/** Pixels of the list in the lowest of windows. */
const LEAST_LIST = 80

/** What goes on below fades before the edge of the planet, which would cross its words. */
const endsInTheAir = {
  pb: 6,
  maskImage: 'linear-gradient(#000 calc(100% - 60px), transparent calc(100% - 14px))',
  [lowWindow]: { pb: 0, maskImage: 'none' },
}

/** The list view of the panel: search, friends, and the button that is not there yet (spec §2). */
export function FriendList() {
  const [wanted, setWanted] = useState('')
  const { comingSoon } = useToasts()
  return (
    <>
      <PanelSky {...home} />
      <PanelHeader isOverSky>
        <Typography variant="h3" component="h2" sx={{ pl: 0.5 }}>
          {copy.panel}
        </Typography>
      </PanelHeader>
      <Filter wanted={wanted} onChange={setWanted} />
      <Box sx={{ flex: 1, minHeight: LEAST_LIST, overflowY: 'auto', px: 1, ...endsInTheAir }}>
        <FoundFriends wanted={wanted} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'end center',
          height: 76,
          pb: 1,
          [lowWindow]: { height: 44, pb: 0 },
        }}
      >
        <Button sx={{ color: ink.secondary }} startIcon={<PersonAddAlt />} onClick={comingSoon}>
          {copy.addFriend}
        </Button>
      </Box>
    </>
  )
}

interface FilterProps {
  readonly wanted: string
  readonly onChange: (wanted: string) => void
}

/** The field that names friends. Emptied by its button, and by Escape before that leads out of the panel. */
function Filter({ wanted, onChange }: FilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || wanted === '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    clear()
  }
  return (
    <Box sx={{ px: 1.5, pb: 1.5 }}>
      <TextField
        fullWidth
        size="small"
        // The member has just asked for this panel; typing a name is the next thing to do.
        autoFocus
        placeholder={copy.search}
        inputRef={field}
        value={wanted}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: { 'aria-label': copy.search, 'aria-keyshortcuts': 'Control+K' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: wanted !== '' && (
              <IconButton size="small" edge="end" aria-label={copy.clearSearch} onClick={clear}>
                <Close fontSize="small" />
              </IconButton>
            ),
          },
        }}
      />
    </Box>
  )
}

/** Friends whose name contains what was typed, or why there are none. */
function FoundFriends({ wanted }: { readonly wanted: string }) {
  const { data, isError, refetch } = useFriends()
  const friends = useByConversation(data)
  const found = friends && searchFriends(friends, wanted)
  useSaidCount(wanted, found?.length ?? 0)
  if (!found && isError) return <ErrorState message={copy.friendsFailed} onRetry={() => void refetch()} />
  if (!found) return <ConversationRowsSkeleton label={copy.loadingFriends} />
  if (friends?.length === 0)
    return (
      <EmptyState
        scene={<TwoPlanets />}
        title={copy.noFriendsTitle}
        description={copy.noFriends}
        action={<FindPeople />}
      />
    )

  if (found.length > 0) return <FriendRows friends={found} look="conversation" />
  return (
    <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
      <EmptyState
        isCertain
        scene={<Telescope />}
        title={copy.nobodyFound(wanted.trim())}
        action={<FindPeople />}
      />
    </Box>
  )
}

/** How many were found; that there is nobody says the page itself. */
function useSaidCount(wanted: string, count: number): void {
  const isSearch = wanted.trim() !== ''
  useEffect(() => {
    if (isSearch && count > 0) announce(copy.found(count))
  }, [isSearch, count])
}
