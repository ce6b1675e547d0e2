/** Fixtures that the tests of other packages use too. */
export { drawScan } from './draw-scan'
export { shareFound, wordsOf } from './share-found'
export { materialPath } from './start-test-engines'
export { showText, writePdf } from './write-pdf'
