/**
 * Abbreviations that are followed by what they belong to, so that no sentence ever ends with them: titles, and words like
 * 'vs.' and 'e.g.'.
 */
export const bindingAbbreviations: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'Mr. Mrs. Ms. Mx. Messrs. Mmes. Dr. Drs. Prof. Rev. Fr. Hon. Gen. Maj. Col. Lt. Capt. Cpt. Cmdr. Adm. Sgt. Cpl. Pvt. Brig.',
    'Sen. Rep. Gov. Pres. Amb. Supt. Insp. Msgr. Esq. St. Ste. Mt. Ft. Mme. Mlle. vs. e.g. i.e. cf. viz. a.k.a. resp.',
  ),
  es: list(
    'Sr. Sra. Srta. Sres. Sras. Srs. Dr. Dra. Dres. Dras. D. Dña. Da. Ud. Uds. Vd. Vds. Prof. Profa. Lic. Licda. Ing. Arq. Abg.',
    'Gral. Cnel. Cap. Sgto. Tte. Cmdte. Alm. Pbro. Mons. Fr. Rvdo. Rvda. Excmo. Excma. Ilmo. Ilma. Sto. Sta. Mt. EE. FF. p.ej. i.e. cf. cfr. vs.',
  ),
  de: list(
    'Hr. Fr. Frl. Dr. Prof. Dipl. Ing. Hrsg. St. Mag. Ph. z.B. d.h. u.a. i.d.R. bzw. vgl. ca. sog. inkl. exkl. ggf. evtl.',
    'Str. Nr. S. Abs. Art. Bd. Abb. Tel. o.g. s.o. s.u. v.a. z.T. u.U. i.e. m.E. a.D. i.A. i.V. Jh. Jhdt.',
  ),
  fr: list('M. MM. Mme. Mmes. Mlle. Mlles. Dr. Pr. Prof. Me. Mgr. St. Ste. vs. cf. p.ex. c.-à-d. env. av. apr.'),
  it: list(
    'Sig. Sigg. Sig.ra Sig.na Dott. Dott.ssa Prof. Prof.ssa Ing. Avv. Arch. Geom. Rag. On. Sen. Mons. Cav. Comm. Gen. Col. Ten. Cap.',
    'Serg. V.Cte. F.P. S. Ss. es. ad es. p.es. cfr. vs. ca. art. pag. pagg. p. n. vol. fig. cap.',
  ),
  pt: list('Sr. Sra. Srta. Srs. Sras. Dr. Dra. Prof. Profa. Eng. Exmo. Exma. V. Ex. p.ex. i.e. cf. vs.'),
  nl: list('dhr. mevr. mw. dr. drs. ir. ing. prof. mr. ds. bijv. bv. d.w.z. o.a. m.a.w. ca. vgl. nl. i.p.v. t.o.v.'),
  ru: list(
    'г. гг. ул. д. кв. стр. проф. акад. доц. им. т.е. т.к. т.н. напр. см. ср. рис. табл. гл. тов. гр. св. оз. р. о. пр. пос. обл. руб. тыс. млн. млрд.',
  ),
  pl: list('p. pp. dr. prof. mgr. inż. hab. ks. św. ul. al. np. tj. m.in. tzn. tzw. ok. por. zob. str. nr. r. w.'),
}

/** Abbreviations that stand within a sentence, and at its end where a word follows that begins one. */
const mayEndSentence: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'etc. al. approx. appt. apt. dept. est. div. ext. misc. min. max. temp. tel. govt. univ. assn. assoc. Jr. Sr. Bros. Co. Corp. Inc. Ltd. LLC. Pty. PLC.',
    'No. Nos. p. pp. vol. vols. fig. figs. ch. chap. sec. art. par. pt. ed. eds. trans. rev. eq. ref. app. tab. col. l. ll. n. nn. v. vv. ca. c. b. d. fl. r.',
    'Jan. Feb. Mar. Apr. Jun. Jul. Aug. Sep. Sept. Oct. Nov. Dec. Mon. Tue. Tues. Wed. Thu. Thur. Thurs. Fri. Sat. Sun.',
    'in. ft. yd. mi. oz. lb. lbs. pt. qt. gal. sq. cu. kg. mg. cm. mm. km. hr. hrs. sec. secs. mins. deg. rs. Rs.',
    'Ave. Blvd. Rd. Ln. Ct. Pl. Sq. Hwy. Pkwy. Bldg. Ala. Ariz. Ark. Calif. Colo. Conn. Del. Fla. Ga. Ill. Ind. Kan. Kans. Ken. Ky. La. Mass. Md. Me. Mich.',
    'Minn. Miss. Mo. Mont. Neb. Nebr. Nev. Okla. Ont. Ore. Pa. Penn. Que. Tenn. Tex. Va. Vt. Wash. Wis. Wyo.',
    'U.S. U.S.A. U.K. E.U. U.N. D.C. L.A. N.Y. a.m. p.m. A.M. P.M. A.D. B.C. B.C.E. C.E. Ph.D. M.D. M.A. B.A. B.Sc. M.Sc. D.Phil. R.N. J.D. Ed.D. btw. ibid. op. cit. loc. N°.',
  ),
  es: list(
    'etc. núm. núms. n. nro. pág. págs. p. pp. párr. párrf. art. arts. cap. caps. vol. vols. fig. figs. ed. eds. trad. tel. teléf. avda. av. c. cra. izq. dcha. dpto. depto.',
    'ene. feb. mar. abr. may. jun. jul. ago. sep. sept. set. oct. nov. dic. lun. mié. jue. vie. sáb. dom. a.m. p.m. a.C. d.C. a.J.C. d.J.C. Cía. S.A. S.L. Ltda. Hnos. Inc. Co.',
    'UU. EE.UU. JJ. OO. aprox. máx. mín. kg. km. cm. mm. min. seg. h. hrs. adm. gob. univ. inst. ob. cit. op. ibid. vid. N°. Nº.',
  ),
  de: list(
    'usw. etc. u.v.m. Jan. Feb. Mär. Apr. Jun. Jul. Aug. Sep. Sept. Okt. Nov. Dez. Mo. Di. Mi. Do. Fr. Sa. So. Std. Min. Sek. Mio. Mrd. Tsd. Aufl. Verl. Kap. Anm. Fa. Co. ff. f. n.Chr. v.Chr. geb. gest. verh.',
  ),
  fr: list(
    'etc. p. pp. vol. chap. art. fig. n. éd. coll. janv. févr. avr. juil. sept. oct. nov. déc. bd. boul. tél. min. sec. ex. J.-C. S.A. Cie. Ltd. N°.',
  ),
  it: list(
    'ecc. etc. gen. feb. mar. apr. mag. giu. lug. ago. set. sett. ott. nov. dic. lun. mar. mer. gio. ven. sab. dom. tel. sec. min. ed. trad. S.p.A. S.r.l. a.C. d.C. N°.',
  ),
  pt: list(
    'etc. p. pp. pág. págs. art. cap. vol. fig. ed. núm. jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez. Av. R. tel. Ltda. S.A. Cia. a.C. d.C. n.º',
  ),
  nl: list(
    'enz. etc. blz. nr. jan. feb. mrt. apr. jun. jul. aug. sept. okt. nov. dec. tel. v.Chr. n.Chr. afd. art. red.',
  ),
  ru: list(
    'т.д. т.п. др. пр. в. вв. н.э. куб. кв. м. см. км. кг. мин. сек. ч. янв. февр. апр. авг. сент. окт. нояб. дек. тел. изд. тома. т.',
  ),
  pl: list('itd. itp. rys. tab. rozdz. art. ust. godz. min. sek. tel. wyd. red. n.e. p.n.e.'),
}

/**
 * Per language, by its primary subtag, what is written with a full stop that need not end a sentence. A language without a
 * list is read with the English one.
 */
export const abbreviations: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(mayEndSentence).map(([language, words]) => [
    language,
    [...(bindingAbbreviations[language] ?? []), ...words],
  ]),
)

function list(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}
