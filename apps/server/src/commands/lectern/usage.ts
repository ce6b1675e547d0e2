export const USAGE = `Run a server or worker; manage accounts, domains and backups; read what readers report.
Works on the data folder (LECTERN_DATA) or the database (DATABASE_URL).

  lectern serve
  lectern work
  lectern user add <email> [--role student|user] [--name N] [--domain ID]
  lectern user role <email> student|user [--domain ID]
  lectern user reset <email> [--domain ID]
  lectern domain list
  lectern domain add <name> [--origin URL]… [--color #597DCE] [--return-link URL] [--budget N]
  lectern domain set <id> [--name N] [--origin URL]… [--color C|none] [--return-link URL|none] [--budget N|none]
  lectern sign-in-link <email> [--domain ID]
  lectern bugs [--count N] [--since DATE] [--json]
  lectern backup <folder>
  lectern restore <folder>

  serve, work   run a process that answers calls or works on jobs, like LECTERN_ROLE; see docs/operations.md
  user add      prints a link to choose a password; the default role is student
  user reset    deletes the password, ends all sessions and prints a link to choose a new one
  domain set    changes the named settings; repeat --origin for several sites; "none" clears a setting
  sign-in-link  prints a link that signs in once
  bugs          prints the problems that readers reported, newest first: 20, or --count; --since 2026-11-01 or a time
                with its zone, such as 2026-11-01T08:30Z; --json prints an array for programs
  backup        writes a snapshot of database and objects into a new folder; servers may keep running
  restore       restores a backup into a data folder or database that no server has used
  --budget      characters of speech per month`
