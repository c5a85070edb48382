import InfoOutlined from '@mui/icons-material/InfoOutlined'
import UpdateOutlined from '@mui/icons-material/UpdateOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useWindowValue } from '#renderer/lib/store.ts'
import { lowWindow, signal } from '#renderer/theme/tokens.ts'
import { announce } from '#renderer/ui/announce.ts'
import type { Notice } from './api.ts'
import { copy } from './copy.ts'
import { Sill, SillButtons, SillText, sillIcon } from './Sill.tsx'
import { lookForUpdate, updateNewsAtom } from './update-news.ts'

interface NoticeProps {
  readonly notice: Notice
  readonly onLeave: () => void
}

/** What a notice says, and what can be done about it. */
export function NoticeSill(props: NoticeProps) {
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
