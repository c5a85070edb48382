import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'error' | 'info'

declare module 'notistack' {
  interface VariantOverrides {
    default: false
    warning: false
    success: { description: ReactNode }
    error: { description: ReactNode }
    info: { description: ReactNode }
  }
}
