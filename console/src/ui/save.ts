/** Passes a file to the browser, which saves it under this name. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
