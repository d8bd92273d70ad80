/** A ticket with its stub torn off: the allotted share. */
export function Mark({ size = 28, onBrand = false }: { size?: number; onBrand?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path fill={onBrand ? '#ffffff' : 'var(--brand-mark)'} d="M6 6h13v20H6a3 3 0 0 1-3-3v-3.5a3.5 3.5 0 0 0 0-7V9a3 3 0 0 1 3-3Z" />
      <path fill="var(--brand-amber)" d="M21 6h5a3 3 0 0 1 3 3v3.5a3.5 3.5 0 0 0 0 7V23a3 3 0 0 1-3 3h-5Z" />
    </svg>
  )
}
