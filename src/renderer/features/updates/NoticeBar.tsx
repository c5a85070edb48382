import InfoOutlined from '@mui/icons-material/InfoOutlined'
import UpdateOutlined from '@mui/icons-material/UpdateOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { useWindowValue } from '#renderer/lib/store.ts'
import { lowWindow, signal } from '#renderer/theme/tokens.ts'
import { announce } from '#renderer/ui/announce.ts'
import type { Notice } from './api.ts'
import { copy } from './copy.ts'
import { useNotice } from './notices.ts'
import { Sill, SillButtons, SillText, sillIcon } from './Sill.tsx'
import { lookForUpdate, updateNewsAtom } from './update-news.ts'

/**
 * Tells at the foot of the window what whoever runs the server has to say, one thing at a time: an incident, or that this
 * version is too old. Nothing is taken from the member for it: what they have typed stays where it is.
 */
export function NoticeBar() {
  const [notice, putAway] = useNotice()
  const focus = useFocusFallback(() => document.querySelector<HTMLElement>('main'))
  return (
    <Box {...focus} sx={{ flexShrink: 0 }}>
      {notice && <Told key={notice.id} notice={notice} onLeave={() => putAway(notice)} />}
    </Box>
  )
}

interface NoticeProps {
  readonly notice: Notice
  readonly onLeave: () => void
}

function Told(props: NoticeProps) {
  return props.notice.severity === 'too_old' ? <TooOld {...props} /> : <Incident {...props} />
}

function Incident({ notice: { text, severity }, onLeave }: NoticeProps) {
  const [Icon, color] =
    severity === 'warning' ? [WarningAmberOutlined, signal.warning] : [InfoOutlined, signal.info]
  useEffect(() => announce(text), [text])
  return (
    <Sill title={copy.notice}>
      <Icon aria-hidden sx={{ ...sillIcon, color }} />
      <SillText says={text} />
      <SillButtons leave={[copy.understood, onLeave]} />
    </Sill>
  )
}

/** Leads to the newer version; where the bar below tells of one already, that does. */
function TooOld({ notice, onLeave }: NoticeProps) {
  const hasNews = useWindowValue(updateNewsAtom) !== null
  const [isByHand, setIsByHand] = useState(false)
  const says = [copy.tooOld, notice.text].join(' ')
  const more = isByHand ? copy.byHand : copy.nothingIsLost
  useEffect(() => announce([says, more].join(' ')), [says, more])
  const look = () => void lookForUpdate().then((looks) => setIsByHand(!looks))
  return (
    // Both together would leave a low window no room for what is being done.
    <Box sx={hasNews ? { [lowWindow]: { display: 'none' } } : undefined}>
      <Sill title={copy.tooOldTitle}>
        <UpdateOutlined aria-hidden sx={{ ...sillIcon, color: signal.warning }} />
        <SillText says={says} more={more} />
        <SillButtons
          leave={[copy.notNow, onLeave]}
          act={hasNews || isByHand ? undefined : [copy.update, look]}
        />
      </Sill>
    </Box>
  )
}
