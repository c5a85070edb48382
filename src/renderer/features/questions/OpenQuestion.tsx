import { Suspense } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useWindowValue } from '#renderer/lib/store.ts'
import { openQuestionAtom } from './open-question.ts'

const CertificateDialog = lazyComponent(() => import('./CertificateDialog.tsx'), 'CertificateDialog')
const LoginDialog = lazyComponent(() => import('./LoginDialog.tsx'), 'LoginDialog')

/** Asks what only the member may answer: by which certificate, or which login, a server or a proxy is to know them. */
export function OpenQuestion() {
  const question = useWindowValue(openQuestionAtom)
  return (
    <Suspense>
      {question?.kind === 'certificate' && <CertificateDialog key={question.id} question={question} />}
      {question?.kind === 'login' && <LoginDialog key={question.id} question={question} />}
    </Suspense>
  )
}
