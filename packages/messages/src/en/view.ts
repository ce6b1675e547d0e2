/** Texts of the zoom and of the layout of the pages, which are loaded after the first page. */
export const view = {
  viewTool: 'Page view',
  viewZoomIn: 'Zoom in',
  viewZoomOut: 'Zoom out',
  viewResetZoom: '{percent}%, reset the zoom',
  viewPercent: '{percent}%',
  viewFit: 'Fit',
  viewFitPage: 'Page',
  viewFitWidth: 'Width',
  viewFitHeight: 'Height',
  viewPages: 'Pages',
  viewPagesAuto: 'Automatic',
  viewPagesOne: 'One',
  viewPagesTwo: 'Two',
} as const
