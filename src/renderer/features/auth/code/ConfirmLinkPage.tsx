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
import { authFlowAtom, holdingSessionAtom } from '../flow.ts'
import { verifyLink } from './api.ts'
import { copy } from './copy.ts'

interface ConfirmLinkPageProps {
  /** A member is signed in, whom a link must not silently replace. */
  readonly isTaken: boolean
}

/** Target of the links in mails (decision 62). */
export function ConfirmLinkPage({ isTaken }: ConfirmLinkPageProps) {
  const query = new URLSearchParams(useLocation().search)
  const code = query.get('code')
  // A second link starts anew after the first one failed.
  return <Confirmation key={code} code={code} isTaken={isTaken} isHalfway={query.has('message')} />
}

interface ConfirmationProps extends ConfirmLinkPageProps {
  readonly code: string | null
  /** The server has accepted the link and waits for another one. */
  readonly isHalfway: boolean
}

function Confirmation({ code, isTaken, isHalfway }: ConfirmationProps) {
  const navigate = useNavigate()
  const holdSession = useSetAtom(holdingSessionAtom)
  const dispatch = useSetAtom(authFlowAtom)
  const { enter } = useEnter()
  const asked = useRef(false)
  // Once: confirming also signs in.
  const [outcome, setOutcome] = useState<'checking' | keyof typeof copy.link>(() => {
    if (isTaken) return 'already-in'
    return code === null && isHalfway ? 'halfway' : 'checking'
  })

  useEffect(() => {
    // A code can be used only once, so ask once per visit.
    if (asked.current || outcome !== 'checking') return
    asked.current = true
    const confirm = async () => {
      const answer = await verifyLink(code)
      if (typeof answer === 'object') {
        await enter(answer.email)
        return void navigate(paths.root, { replace: true })
      }
      // The code of that mail is used up as well.
      if (answer === 'confirmed') dispatch({ type: 'confirmation_left' })
      setOutcome(answer)
    }
    // Where the session leads is known once the account is recognised as a sign-up from here.
    holdSession(true)
    void confirm()
      .catch((cause: unknown) => {
        console.error('The link of a mail could not be followed', cause)
        setOutcome('failed')
      })
      .finally(() => holdSession(false))
  }, [enter, holdSession, dispatch, navigate, outcome, code])

  if (outcome === 'checking')
    return (
      <AboveHorizon as="main">
        <LoadingState label={copy.checking} />
      </AboveHorizon>
    )
  return (
    <AboveHorizon as="main">
      <Notice
        art={outcome === 'failed' ? <BrokenOrbit /> : <Lighthouse />}
        heading="h1"
        {...copy.link[outcome]}
        action={
          <Button component={Link} variant="contained" to={isTaken ? paths.dashboard : paths.login}>
            {isTaken ? copy.toHome : copy.toLogin}
          </Button>
        }
      />
    </AboveHorizon>
  )
}
