import { afterReady } from './readiness.ts'

/** The answers of a member who cancels every dialog; tests put their own functions here, as on Electron. */
export const dialog = {
  showOpenDialog: shown(async () => ({ canceled: true, filePaths: [] as string[] })),
  showSaveDialog: shown(async () => ({ canceled: true, filePath: '' })),
  showMessageBox: shown(async (options) => ({ response: cancelButton(options), checkboxChecked: false })),
  showMessageBoxSync: shown(cancelButton),
  showErrorBox: (title: string, content: string) => console.error(`chromium-host: ${title}: ${content}`),
}

function shown<Answer>(answer: (options: unknown) => Answer) {
  return (...args: unknown[]): Answer => {
    afterReady('dialog module can only be used after app is ready')
    return answer(args.at(-1))
  }
}

function cancelButton(options: unknown): number {
  return (options as { cancelId?: number } | undefined)?.cancelId ?? 0
}
