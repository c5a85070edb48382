import type { ReactNode } from 'react'
import { QuietOrbit } from './QuietOrbit.tsx'
import { Notice } from './Notice.tsx'

interface EmptyStateProps {
  readonly title: string
  readonly description?: ReactNode
  readonly action?: ReactNode
}

export function EmptyState(props: EmptyStateProps) {
  return <Notice art={<QuietOrbit />} {...props} />
}
