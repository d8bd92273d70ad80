import classes from '../../ui/status.module.css'

const tone = (status: number): string => (status >= 500 ? 'bad' : status >= 400 ? 'wait' : status >= 300 ? 'plain' : 'good')

/** An HTTP status: a number, and a colour to find it. */
export const HttpStatus = ({ value }: { value: number }) => (
  <span className={classes.chip} data-tone={tone(value)}>
    {value}
  </span>
)
