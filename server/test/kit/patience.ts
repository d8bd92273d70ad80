/** Milliseconds. How long a wait for something may last: it only ends what would never end, however busy the machine is. */
export const patience = 180_000
