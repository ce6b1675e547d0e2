export { Button, buttonSizes, buttonTones, type ButtonProps, type ButtonSize, type ButtonTone } from './button'
export { ButtonLink, type ButtonLinkProps } from './button-link'
