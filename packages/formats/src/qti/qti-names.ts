export const qtiNamespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0'
/** Class of a choice between true and false, for which QTI has no interaction of its own. */
export const trueFalseClass = 'lectern-true-false'
