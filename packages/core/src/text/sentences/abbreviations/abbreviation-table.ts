/** Abbreviations of one language, separated by white space and written with their full stops. */
export interface AbbreviationTable {
  /** Abbreviations that never end a sentence: titles, and words such as 'vs.' and 'e.g.'. */
  bound: string
  /** Abbreviations that may end a sentence if the next word begins one. */
  free: string
  /** Without full stops, in lower case. Abbreviations before a number, words otherwise: 'no. 5'. */
  beforeNumber?: string
  /** Without full stops, in lower case. Abbreviations after a number, words otherwise: '5 in.'. */
  afterNumber?: string
  /** Without full stops, in lower case. Abbreviations only with a capital: 'on Sat.', but 'he sat.'. */
  words?: string
}

/** Abbreviations that occur in texts of every language: English titles, firms and countries, and Latin forms. */
export const commonAbbreviations: AbbreviationTable = {
  bound: 'Mr. Mrs. Ms. Dr. Drs. Prof. Messrs. Mt. vs. e.g. i.e. cf. viz. St. P.S. P.P.S. N.B.',
  free: `Jr. Sr. Bros. Co. Corp. Inc. Ltd. LLC. Ph.D. M.D. U.S. U.S.A. U.K. E.U. a.m. p.m. A.D. B.C. N°. Nº. p. pp. etc. vol. al. Op.
    ibid. ca. c.`,
  words: 'op',
}

export const englishAbbreviations: AbbreviationTable = {
  bound: `Mr. Mrs. Ms. Mx. Messrs. Mmes. Dr. Drs. Prof. Rev. Revd. Fr. Hon. Gen. Maj. Col. Lt. Capt. Cpt. Cmdr. Cdr. Adm. Sgt. Cpl. Pvt.
      Brig. Sen. Sens. Rep. Reps. Gov. Govs. Pres. Amb. Supt. Insp. Det. Msgr. Ste. Mt. Ft. Mme. Mlle. vs. v. e.g. i.e. cf. viz.
      a.k.a. resp. esp. approx. incl. excl. abbr. JJ. né. née. Fed. Civ. Crim. App. Supp. Cir. Cal. Evid. Proc. Rul. Treas. Gens.
      Cols. Atty. Asst. Assoc. Dir. Hist.`,
  free: `St. etc. al. appt. apt. dept. div. ext. misc. tel. govt. univ. assn. Jr. Sr. Esq. Bros. Co. Cos. Corp. Inc. Ltd. LLC. Pty. PLC.
      Mfg. No. Nos. p. pp. vol. vols. Fig. Figs. ch. Chap. Sec. Secs. Art. Arts. pt. Pts. eds. eq. eqs. l. ll. n. nn. vv. ca. c. b. d.
      fl. r. Op. Rm. para. paras. Ex. Exs. Ch. ser. repr. Jan. Feb. Mar. Apr. Jun. Jul. Aug. Sep. Sept. Oct. Nov. Dec. Mon. Tue. Tues.
      Wed. Thu. Thur. Thurs. Fri. Sat. Sun. ft. yd. yds. oz. lb. lbs. qt. sq. cu. kg. mg. cm. mm. km. hr. hrs. secs. mins. wk. wks.
      yr. yrs. mo. mos. dia. rs. Rs. Ave. Blvd. Rd. Ln. Ct. Pl. Sq. Hwy. Pkwy. Rte. Bldg. Dist. Ala. Ariz. Ark. Calif. Colo. Conn.
      Del. Fla. Ga. Ill. Ind. Kan. Kans. Ky. La. Mass. Md. Me. Mich. Minn. Miss. Mo. Mont. Neb. Nebr. Nev. Okla. Ont. Ore. Pa. Penn.
      Que. Tenn. Tex. Va. Vt. Wash. Wis. Wyo. Beds. Bucks. Herts. Hants. Lancs. Lincs. Northants. Notts. Oxon. Wilts. Yorks. U.S.
      U.S.A. U.K. E.U. U.N. D.C. L.A. N.Y. a.m. p.m. A.M. P.M. A.D. B.C. B.C.E. C.E. Ph.D. M.D. M.A. B.A. B.Sc. M.Sc. D.Phil. R.N.
      J.D. Ed.D. LL.B. LL.M. btw. ibid. op. cit. loc. N°. Dept. Depts. Div. Gov't. Int'l. Nat'l. Ass'n. Comm'n. Bd. Ry. Ins. Stat.
      Reg. Admin. Ed. Eds. Trans. Vol. Vols. Pp. est. sp. spp. var. subsp. gen. cont'd. photog.`,
  beforeNumber: `no nos fig figs chap chaps sec secs art arts par eq ref refs app apps tab tabs col cols op rm ex exs bk bks ver ste cap max min
      temp est circ av sect cl reg rev ed pl pts lot ca`,
  afterNumber: 'in mi min sec deg gal pt m g h s wt ct ac',
  words: `sat sun mar wed dec me pa miss mass wash ill ind ore ark cal ala del tex gen rep reps pres gov hon maj sec art fig no op col rev
      adm app ex ed pt st sq la mo mont penn bucks reg ins stat trans supp civ cir proc dir hist admin beds pl max dist kan ct co mt
      ft fri mon`,
}
