import { type Locale, pickLocale } from '../../lib/locales.js'

/** A letter. `{…}` are the values; an empty line separates paragraphs. */
interface Text {
  subject: string
  text: string
}

interface Words {
  invitation: Text
  reset: Text
  password: Text
  email: Text
}

/** The languages of the console. Letters about an account are written in them; other languages get English. */
const words = {
  en_GB: {
    invitation: {
      subject: 'Your account at {service}',
      text: 'Hello {name},\n\n{inviter} has invited you to the console of {service}. Open this link to choose a password:\n\n{link}\n\nYour username is {username}. The link is valid until {until} and can be used once.\n\nIf you did not expect this letter, you need not do anything.',
    },
    reset: {
      subject: 'A new password for {service}',
      text: 'Hello {name},\n\nsomebody asked for a new password for the account {username}. If it was you, open this link to choose one:\n\n{link}\n\nThe link is valid until {until} and can be used once. All sessions of the account end with it.\n\nIf it was not you, you need not do anything: your password stays as it is.',
    },
    password: {
      subject: 'Your password for {service} was changed',
      text: 'Hello {name},\n\nthe password of the account {username} was changed at {when}, and other sessions were ended.\n\nIf it was not you, ask for a new password at once, and tell your administrator:\n\n{forgotten}',
    },
    email: {
      subject: 'Your e-mail address for {service} was changed',
      text: 'Hello {name},\n\nthe e-mail address of the account {username} was changed at {when}. Letters no longer come to this address.\n\nIf it was not you, tell your administrator at once.',
    },
  },
  de_DE: {
    invitation: {
      subject: 'Ihr Zugang zu {service}',
      text: 'Guten Tag {name},\n\n{inviter} hat Sie zur Konsole von {service} eingeladen. Öffnen Sie diesen Link, um ein Passwort zu wählen:\n\n{link}\n\nIhr Benutzername ist {username}. Der Link gilt bis {until} und kann einmal verwendet werden.\n\nWenn Sie diesen Brief nicht erwartet haben, müssen Sie nichts tun.',
    },
    reset: {
      subject: 'Neues Passwort für {service}',
      text: 'Guten Tag {name},\n\nfür das Konto {username} wurde ein neues Passwort angefordert. Wenn Sie das waren, öffnen Sie diesen Link, um eines zu wählen:\n\n{link}\n\nDer Link gilt bis {until} und kann einmal verwendet werden. Alle Sitzungen des Kontos enden damit.\n\nWenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt unverändert.',
    },
    password: {
      subject: 'Ihr Passwort für {service} wurde geändert',
      text: 'Guten Tag {name},\n\ndas Passwort des Kontos {username} wurde am {when} geändert, andere Sitzungen wurden beendet.\n\nWenn Sie es nicht waren, fordern Sie sofort ein neues Passwort an und informieren Sie Ihre Administration:\n\n{forgotten}',
    },
    email: {
      subject: 'Ihre E-Mail-Adresse für {service} wurde geändert',
      text: 'Guten Tag {name},\n\ndie E-Mail-Adresse des Kontos {username} wurde am {when} geändert. An diese Adresse kommen keine Briefe mehr.\n\nWenn Sie es nicht waren, informieren Sie sofort Ihre Administration.',
    },
  },
  fr_FR: {
    invitation: {
      subject: 'Votre compte chez {service}',
      text: 'Bonjour {name},\n\n{inviter} vous a invité à la console de {service}. Ouvrez ce lien pour choisir un mot de passe :\n\n{link}\n\nVotre nom d’utilisateur est {username}. Le lien est valable jusqu’au {until} et ne peut être utilisé qu’une fois.\n\nSi vous n’attendiez pas cette lettre, vous n’avez rien à faire.',
    },
    reset: {
      subject: 'Nouveau mot de passe pour {service}',
      text: 'Bonjour {name},\n\nun nouveau mot de passe a été demandé pour le compte {username}. Si c’était vous, ouvrez ce lien pour en choisir un :\n\n{link}\n\nLe lien est valable jusqu’au {until} et ne peut être utilisé qu’une fois. Toutes les sessions du compte prennent alors fin.\n\nSi ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.',
    },
    password: {
      subject: 'Votre mot de passe pour {service} a été modifié',
      text: 'Bonjour {name},\n\nle mot de passe du compte {username} a été modifié le {when} et les autres sessions ont été fermées.\n\nSi ce n’était pas vous, demandez immédiatement un nouveau mot de passe et prévenez votre administrateur :\n\n{forgotten}',
    },
    email: {
      subject: 'Votre adresse e-mail pour {service} a été modifiée',
      text: 'Bonjour {name},\n\nl’adresse e-mail du compte {username} a été modifiée le {when}. Les lettres n’arrivent plus à cette adresse.\n\nSi ce n’était pas vous, prévenez immédiatement votre administrateur.',
    },
  },
  es_ES: {
    invitation: {
      subject: 'Su cuenta en {service}',
      text: 'Hola, {name}:\n\n{inviter} le ha invitado a la consola de {service}. Abra este enlace para elegir una contraseña:\n\n{link}\n\nSu nombre de usuario es {username}. El enlace es válido hasta el {until} y solo se puede usar una vez.\n\nSi no esperaba esta carta, no tiene que hacer nada.',
    },
    reset: {
      subject: 'Nueva contraseña para {service}',
      text: 'Hola, {name}:\n\nse ha pedido una nueva contraseña para la cuenta {username}. Si ha sido usted, abra este enlace para elegir una:\n\n{link}\n\nEl enlace es válido hasta el {until} y solo se puede usar una vez. Con ello terminan todas las sesiones de la cuenta.\n\nSi no ha sido usted, no tiene que hacer nada: su contraseña no cambia.',
    },
    password: {
      subject: 'Se ha cambiado su contraseña de {service}',
      text: 'Hola, {name}:\n\nla contraseña de la cuenta {username} se cambió el {when} y las demás sesiones terminaron.\n\nSi no ha sido usted, pida enseguida una nueva contraseña y avise a su administrador:\n\n{forgotten}',
    },
    email: {
      subject: 'Se ha cambiado su correo electrónico de {service}',
      text: 'Hola, {name}:\n\nla dirección de correo electrónico de la cuenta {username} se cambió el {when}. A esta dirección ya no llegan cartas.\n\nSi no ha sido usted, avise enseguida a su administrador.',
    },
  },
  nl_NL: {
    invitation: {
      subject: 'Uw account bij {service}',
      text: 'Beste {name},\n\n{inviter} heeft u uitgenodigd voor de console van {service}. Open deze link om een wachtwoord te kiezen:\n\n{link}\n\nUw gebruikersnaam is {username}. De link is geldig tot {until} en kan één keer worden gebruikt.\n\nHad u deze brief niet verwacht, dan hoeft u niets te doen.',
    },
    reset: {
      subject: 'Een nieuw wachtwoord voor {service}',
      text: 'Beste {name},\n\nvoor het account {username} is een nieuw wachtwoord aangevraagd. Was u dat, open dan deze link om er een te kiezen:\n\n{link}\n\nDe link is geldig tot {until} en kan één keer worden gebruikt. Alle sessies van het account eindigen daarmee.\n\nWas u het niet, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    },
    password: {
      subject: 'Uw wachtwoord voor {service} is gewijzigd',
      text: 'Beste {name},\n\nhet wachtwoord van het account {username} is op {when} gewijzigd en andere sessies zijn beëindigd.\n\nWas u het niet, vraag dan meteen een nieuw wachtwoord aan en waarschuw uw beheerder:\n\n{forgotten}',
    },
    email: {
      subject: 'Uw e-mailadres voor {service} is gewijzigd',
      text: 'Beste {name},\n\nhet e-mailadres van het account {username} is op {when} gewijzigd. Op dit adres komen geen brieven meer aan.\n\nWas u het niet, waarschuw dan meteen uw beheerder.',
    },
  },
} satisfies Partial<Record<Locale, Words>>

/** The language a letter is written in, and its texts. */
export function wordsFor(language: string): { locale: Locale; words: Words } {
  const locale = pickLocale(language)
  return locale in words ? { locale, words: words[locale as keyof typeof words] } : { locale: 'en_GB', words: words.en_GB }
}
