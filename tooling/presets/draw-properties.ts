import * as fc from 'fast-check'

// `npm test` sets a seed: a law that a draw in a thousand breaks must fail where somebody looks for it, not in another's change.
const { LECTERN_PROPERTY_SEED: seed, LECTERN_PROPERTY_RUNS: runs } = process.env
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(seed === undefined ? {} : { seed: Number(seed) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
})
