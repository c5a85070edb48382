import Button from '@mui/material/Button'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#renderer/lib/paths.ts'
import { AboveHorizon } from '#renderer/ui/sky/Limb.tsx'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { BrokenOrbit, Lighthouse } from '#renderer/ui/states/scenes.tsx'
import { useEnter } from './use-enter.ts'
import { holdingSessionAtom } from '../flow.ts'
import { verifyLink } from './api.ts'
import { copy } from './copy.ts'

interface ConfirmLinkPageProps {
  /** A member is signed in, whom a link must not silently replace. */
  readonly isTaken: boolean
}

/** Target of the link in a confirmation mail (design §5). */
export function ConfirmLinkPage({ isTaken }: ConfirmLinkPageProps) {
  const code = new URLSearchParams(useLocation().search).get('code')
  // A second link starts anew after the first one failed.
  return <Confirmation key={code} code={code} isTaken={isTaken} />
}

interface ConfirmationProps extends ConfirmLinkPageProps {
  readonly code: string | null
}

function Confirmation({ code, isTaken }: ConfirmationProps) {
  const navigate = useNavigate()
  const holdSession = useSetAtom(holdingSessionAtom)
  const { enter } = useEnter()
  const asked = useRef(false)
  // Once: confirming also signs in.
  const [outcome, setOutcome] = useState<'checking' | 'failed' | 'already-in'>(
    isTaken ? 'already-in' : 'checking',
  )

  useEffect(() => {
    // A code can be used only once, so ask once per visit.
    if (asked.current || outcome !== 'checking') return
    asked.current = true
    const confirm = async () => {
      const email = await verifyLink(code)
      if (email === null) return setOutcome('failed')
      await enter(email)
      void navigate(paths.root, { replace: true })
    }
    // Where the session leads is known once the account is recognised as a sign-up from here.
    holdSession(true)
    void confirm()
      .catch((cause: unknown) => {
        console.error('The link of a mail could not be followed', cause)
        setOutcome('failed')
      })
      .finally(() => holdSession(false))
  }, [enter, holdSession, navigate, outcome, code])

  if (outcome === 'checking')
    return (
      <AboveHorizon as="main">
        <LoadingState label={copy.checking} />
      </AboveHorizon>
    )
  const alreadyIn = outcome === 'already-in'
  return (
    <AboveHorizon as="main">
      <Notice
        art={alreadyIn ? <Lighthouse /> : <BrokenOrbit />}
        heading="h1"
        title={alreadyIn ? copy.alreadyIn : copy.failed}
        description={alreadyIn ? copy.alreadyInDetail : copy.failedDetail}
        action={
          <Button component={Link} variant="contained" to={alreadyIn ? paths.dashboard : paths.login}>
            {alreadyIn ? copy.toHome : copy.toLogin}
          </Button>
        }
      />
    </AboveHorizon>
  )
}
