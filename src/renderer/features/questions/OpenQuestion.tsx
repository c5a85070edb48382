import { Suspense } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useWindowValue } from '#renderer/lib/store.ts'
import { openQuestionAtom } from './open-question.ts'

const CertificateDialog = lazyComponent(() => import('./CertificateDialog.tsx'), 'CertificateDialog')
const LoginDialog = lazyComponent(() => import('./LoginDialog.tsx'), 'LoginDialog')

/** Dialog for the current question of a server or proxy: a certificate or a login. */
export function OpenQuestion() {
  const question = useWindowValue(openQuestionAtom)
  return (
    <Suspense>
      {question?.kind === 'certificate' && <CertificateDialog key={question.id} question={question} />}
      {question?.kind === 'login' && <LoginDialog key={question.id} question={question} />}
    </Suspense>
  )
}
