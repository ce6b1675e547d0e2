/**
 * Advisory locks of the database, in one place so that no two share a number. Four-digit numbers are the first of two
 * keys, the second being the id of the locked row; the others are single keys.
 */
export const advisoryLocks = {
  publicationsOfBook: 4601,
  /** Held by a living worker process; the second key is the worker's id. */
  worker: 4602,
  objectsOfBook: 4603,
  speechBudgetOfDomain: 4604,
  dictionariesOfDomain: 4605,
  glossaryOfDomain: 4611,
  creatorsOfDomain: 4641,
  migration: 4_600_001,
  sweeps: 4_600_002,
} as const
