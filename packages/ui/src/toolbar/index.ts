export {
  Toolbar,
  ToolbarButton,
  ToolbarChoice,
  toolbarOrientations,
  ToolbarRest,
  ToolbarSeparator,
  ToolbarToggles,
  type ToolbarButtonProps,
  type ToolbarChoiceProps,
  type ToolbarOrientation,
  type ToolbarProps,
  type ToolbarTogglesProps,
} from './toolbar'
