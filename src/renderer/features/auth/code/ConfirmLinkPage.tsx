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
  /** Somebody is signed in, whom a link must not silently swap for another. */
  readonly isTaken: boolean
}

/** Where the link of a confirmation mail arrives (design §5). */
export function ConfirmLinkPage({ isTaken }: ConfirmLinkPageProps) {
  const code = new URLSearchParams(useLocation().search).get('code')
  // A second link, after a first that failed, starts anew.
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
  // Once: what it confirms signs in.
  const [outcome, setOutcome] = useState<'checking' | 'failed' | 'already-in'>(
    isTaken ? 'already-in' : 'checking',
  )

  useEffect(() => {
    // A code is spent by its first use, so one visit asks once.
    if (asked.current || outcome !== 'checking') return
    asked.current = true
    const confirm = async () => {
      const email = await verifyLink(code)
      if (email === null) return setOutcome('failed')
      await enter(email)
      void navigate(paths.root, { replace: true })
    }
    // What the session leads to is known once the account is seen to be of a sign-up from here.
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
