/** Marks a layer of a page that has been laid out once: beside the shown page, what it holds is skipped from then on. */
export const laidOutAttribute = 'data-laid-out'
