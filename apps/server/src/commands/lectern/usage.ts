export const USAGE = `One process of several; and accounts, domains and backups of the server on this data folder (LECTERN_DATA) or
database (DATABASE_URL).

  lectern serve
  lectern work
  lectern user add <email> [--role student|user] [--name N] [--domain ID]
  lectern user role <email> student|user [--domain ID]
  lectern user reset <email> [--domain ID]
  lectern domain list
  lectern domain add <name> [--origin URL]… [--color #597DCE] [--return-link URL] [--budget N]
  lectern domain set <id> [--name N] [--origin URL]… [--color C|none] [--return-link URL|none] [--budget N|none]
  lectern sign-in-link <email> [--domain ID]
  lectern backup <folder>
  lectern restore <folder>

  serve, work   run a process that answers calls or works on jobs, as LECTERN_ROLE does; see docs/operations.md
  user add      prints a link with which the person chooses a password; the role is student unless named
  user reset    forgets the password, ends every session, and prints a link for a new one
  domain set    replaces what is named: --origin as often as there are sites, "none" for what is to be empty
  sign-in-link  prints a link that signs in once, within 15 minutes
  backup        writes database and objects, as they are at one moment, into a new folder; servers may go on meanwhile
  restore       brings a backup into a data folder or database on which no server has been started yet
  --budget      characters that the domain may have spoken in a month`
