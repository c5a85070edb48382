/** The answers of a member who cancels every dialog; tests put their own functions here, as on Electron. */
export const dialog = {
  showOpenDialog: () => Promise.resolve({ canceled: true, filePaths: [] as string[] }),
  showSaveDialog: () => Promise.resolve({ canceled: true, filePath: '' }),
  showMessageBox: (...args: unknown[]) =>
    Promise.resolve({ response: cancelButton(args.at(-1)), checkboxChecked: false }),
  showOpenDialogSync: () => undefined,
  showSaveDialogSync: () => '',
  showMessageBoxSync: (...args: unknown[]) => cancelButton(args.at(-1)),
  showErrorBox: (title: string, content: string) => console.error(`chromium-host: ${title}: ${content}`),
}

const cancelButton = (options: unknown) => (options as { cancelId?: number } | undefined)?.cancelId ?? 0
