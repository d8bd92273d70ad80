/** Milliseconds. The longest wait for a condition: it only ends a wait that would never end, also on a busy machine. */
export const patience = 180_000
