import { createVar } from '@vanilla-extract/css'

/**
 * Height of the shell's bar where it stays over scrolled content; not set outside of a shell. What sticks below the bar has
 * `insetBlockStart: fallbackVar(stickyStart, '0px')`.
 */
export const stickyStart = createVar()
