/**
 * Height of the shell's bar where it stays over scrolled content; not set outside of a shell. What sticks below the bar has
 * `insetBlockStart: fallbackVar(stickyStart, '0px')`. It has one name in all packages, whichever way they are built.
 */
export const stickyStart = 'var(--lectern-sticky-start)'
