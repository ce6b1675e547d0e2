import { englishAbbreviations, type AbbreviationTable } from './abbreviation-table'

/** By primary subtag. */
export const abbreviationTables: Readonly<Record<string, AbbreviationTable>> = {
  en: englishAbbreviations,
  es: {
    bound: `Sr. Sra. Srta. Sres. Sras. Srs. Srtas. Dr. Dra. Dres. Dras. D. Dña. Da. Ud. Uds. Vd. Vds. Prof. Profa. Lic. Licda. Ing. Arq.
      Abg. Mtro. Gral. Cnel. Cap. Sgto. Tte. Cmdte. Alm. Pbro. Mons. Fr. Rvdo. Rvda. Excmo. Excma. Ilmo. Ilma. Sto. Sta. Mt. EE. FF.
      p.ej. ej. i.e. cf. cfr. vs.`,
    free: `etc. núm. núms. n. nro. pág. págs. p. pp. párr. párrf. art. arts. cap. caps. vol. vols. fig. figs. ed. eds. trad. tel. teléf.
      avda. av. c. cra. izq. dcha. dpto. depto. ene. feb. mar. abr. may. jun. jul. ago. sep. sept. set. oct. nov. dic. lun. mié. jue.
      vie. sáb. dom. a.m. p.m. a.C. d.C. a.J.C. d.J.C. Cía. S.A. S.L. Ltda. Hnos. Inc. Co. UU. EE.UU. JJ. OO. aprox. máx. mín. kg. km.
      cm. mm. min. seg. h. hrs. adm. gob. univ. inst. ob. cit. op. ibid. vid. N°. Nº. Pza. Pl. Ctra. Urb. Esc. Bco. Gob. Ref. ss.`,
    beforeNumber: 'no',
    words: 'mar may dom vid cap ej alm inst ed esc ref urb',
  },
  de: {
    bound: `med. phil. jur. rer. nat. habil. h.c. Hr. Hrn. Fr. Frl. Dr. Prof. Dipl. Ing. Hrsg. St. Mag. Ph. z.B. d.h. u.a. i.d.R. bzw. vgl. ca. sog. inkl. exkl. ggf. evtl.
      einschl. bezgl. bzgl. zzgl. abzgl. insb. Str. Nr. Nrn. S. Abs. Art. Bd. Bde. Abb. Tel. o.g. s.o. s.u. v.a. z.T. u.U. i.e. m.E.
      a.D. i.A. i.V. Jh. Jhdt. z.Z. z.Zt. Rep. geb. Gebr. Hbf. Hl. hl. gem. lt. resp. betr. u.ä. Zf. Ziff. Tab. Sr. Jr. Lic. Kfm.
      kath. ev. franz. engl. dt. lat. griech. ital. röm.`,
    free: `usw. etc. u.v.m. Jan. Feb. Mär. Apr. Jun. Jul. Aug. Sep. Sept. Okt. Nov. Dez. Mo. Di. Mi. Do. Fr. Sa. So. Std. Min. Sek. Mio.
      Mrd. Tsd. Aufl. Verl. Kap. Anm. Fa. Co. ff. f. n.Chr. v.Chr. gest. verh. usf. dgl. u.dgl. o.ä. u.v.a. Chr. Hd. Pf. Stck. max.
      min. mind. zzt. Anh. Ausg. Jg. jr. jun. sen. akad. allg. österr. schweiz. zit. übers. verb. Pl. Reg. Adr. ehem. eigtl. entspr.
      erg. gegr. Bhf. Pkt. Zi. Red. Univ. Inst. e.V.`,
    words: 'fr so do di mi art tel sa mo rep red pl ev lat',
  },
  fr: {
    bound: `M. MM. Mme. Mmes. Mlle. Mlles. Dr. Pr. Prof. Me. Mgr. St. Ste. vs. cf. p.ex. c.-à-d. env. av. apr. Gal. Cdt. Cne. Col. Lt. R.P.
      Mr. Vve. prof.`,
    free: `etc. p. pp. vol. chap. art. fig. n. éd. coll. janv. févr. fév. avr. juil. sept. oct. nov. déc. bd. boul. tél. min. sec. ex.
      J.-C. S.A. Cie. Ltd. N°. op. cit. ibid. id. trad. réf. hab. max. dép. arr. resp. suiv. sq. t. ms. ap. s.l. s.d. al. Éd. Sté.
      Ets. Fg. ch. fasc. suppl. rév. adj.`,
    words: 'me gal col ex art',
  },
  it: {
    bound: `Sig. Sigg. Sig.ra Sig.na Dott. Dott.ssa Prof. Prof.ssa Ing. Avv. Arch. Geom. Rag. On. Sen. Mons. Cav. Comm. Gen. Col. Ten. Cap.
      Serg. V.Cte. F.P. S. Ss. es. p.es. cfr. vs. ca. art. pag. pagg. p. n. vol. fig. cap. Dr. Dr.ssa Sigg.ri Egr. Gent. Spett. Ill.
      Rev. sg. sgg. artt. nn. par. c.d. cd. Mar. Magg. Brig. Amm. Lic. tab. rif. all. prot. c.so v.le p.zza P.zza C.so V.le`,
    free: `ecc. etc. gen. feb. mar. apr. mag. giu. lug. ago. set. sett. ott. nov. dic. lun. mer. gio. ven. sab. dom. tel. sec. min. ed.
      trad. S.p.A. S.r.l. a.C. d.C. N°. Co. max. ult. pp. seg. segg. op. cit. ibid. id. dott. ab. abb. c.a. u.s. aut. cod. dipl. fasc.
      lett. naz. rag. tav.`,
    words: 'on ten all par ven dici set seg ill art mar comm gent lett',
  },
  pt: {
    bound: `Sr. Sra. Srta. Srs. Sras. Dr. Dra. Drs. Prof. Profa. Profª. Eng. Engª. Exmo. Exma. V. Ex. Exa. p.ex. i.e. cf. vs. D. Pe. Fr.
      Gen. Cel. Maj. Ten. Sgt. Cap. Arq. Adv. Des. Min. Dep. Sen. Gov. Sto. Sta. S. Me. Ilmo. Ilma.`,
    free: `etc. p. pp. pág. págs. art. arts. cap. caps. vol. vols. fig. figs. ed. núm. jan. fev. mar. abr. mai. jun. jul. ago. set. out.
      nov. dez. Av. R. tel. Ltda. S.A. Cia. a.C. d.C. n.º nº. seg. ter. qua. qui. sex. sáb. dom. máx. mín. aprox. obs. op. cit. ibid.
      trad. org. orgs. Trav. Pça. Al. Rod. apto. séc. km. kg. cm. min. h. a.m. p.m. Jr. Est. Univ. Inst.`,
    words: 'ex mar ter sex dom seg eng des dep sen cap me est al min pe',
  },
  nl: {
    bound: `dhr. mevr. mw. dr. drs. ir. ing. prof. mr. ds. bijv. bv. d.w.z. o.a. m.a.w. ca. vgl. nl. i.p.v. t.o.v. m.b.t. i.v.m. a.d.h.v.
      n.a.v. t.a.v. t.g.v. o.l.v. z.g. zgn. resp. incl. excl. St. gen. kol. kapt. lt. sgt. jhr. jkvr. mgr. p. pp. o.b.v. b.v. t.b.v.
      t.w. m.n. d.m.v. i.o.m. t/m. art. nr. nrs. blz.`,
    free: `enz. etc. jan. feb. mrt. apr. jun. jul. aug. sep. sept. okt. nov. dec. tel. v.Chr. n.Chr. afd. red. e.d. e.a. m.i. a.u.b. jr.
      sr. z.s.m. N.V. B.V. vnl. min. max. gem. e.v. vlg. hfst. fig. afb. aant. ed. uitg. geb. gest. ma. di. wo. do. vr. za. zo. km.
      kg. cm. st. pl. str. ong. excl. inz. bijl. jl. ll. dgl. mld. mln. Chr. v.d. Jhr. a.s. jg. vert. ib. ibid. o.m. p.a. s.v.p.
      t.z.t. v.a. z.o.z. p.m.`,
    words: 'st do dag uur gem ma wo red za di zo ing bv nl',
  },
  da: {
    bound: `hr. fr. frk. dr. prof. ing. cand. mag. St. Skt. Sct. f.eks. bl.a. dvs. d.v.s. ca. cirka. jf. jfr. nr. pga. p.g.a. mht. vedr.
      ang. inkl. ekskl. evt. s. art. stk. kl. kap. pkt. fig. tab. tlf. hhv. iflg. ift. ifm. mhp. mv. o.lign. såk. pr. sml. vs. dir.
      adj. adm. afd. adv. min. gl. red. ndr. sdr. vestl. østl. sydl. nordl.`,
    free: `osv. o.s.v. etc. m.m. m.fl. m.v. mv. jan. febr. feb. mar. apr. jun. jul. aug. sept. sep. okt. nov. dec. man. tirs. ons. tors.
      fre. lør. søn. mio. mia. kr. tdl. f.Kr. e.Kr. Kr. A/S. I/S. co. Co. sen. bd. udg. årg. pl. st. th. tv. d.d. d.å. d.s. fhv. geb.
      f. d. a.m. p.m. o.l. e.l. p.t. ekskl. max. m.h.t. oms. overs. opr. obs. ref. smst. upubl. vol. sekr. sek. hk. forts. forf. eng.
      ty. fr. lat. kgl. kbh. kom. ktr. ggr. gns. gr. gdr.`,
    words: 'man red gade bilag plads fig adj adv min fre ty max kap pr sen',
  },
  nb: {
    bound: `hr. fr. frk. dr. prof. St. f.eks. bl.a. dvs. d.v.s. ca. jf. nr. pga. mht. vedr. ang. inkl. ekskl. evt. s. kl. kap. pkt. fig.
      tab. tlf. hhv. iht. ifm. pr. sml. vs. gt.`,
    free: `osv. o.s.v. etc. m.m. m.fl. m.v. jan. febr. feb. mar. apr. jun. jul. aug. sept. sep. okt. nov. des. man. tirs. ons. tors. fre.
      lør. søn. mill. mrd. kr. f.Kr. e.Kr. Kr. jr. sr. bd. utg. årg. avd. d.y. d.e. p.t. o.l. e.l. st. maks. min. sek. kgl. forts.
      red. overs. adm. a.m. p.m.`,
    words: 'man red min fre fig kap pr',
  },
  sv: {
    bound: `hr. fr. frk. dr. prof. S:t. t.ex. bl.a. dvs. d.v.s. ca. c:a. jfr. jf. nr. p.g.a. pga. m.h.t. ang. inkl. exkl. ev. s. kl. kap.
      fig. tab. tel. resp. s.k. sk. tf. f.d. fr.o.m. t.o.m. tom. o.d. vs. fil.`,
    free: `osv. o.s.v. etc. m.m. m.fl. jan. febr. feb. apr. jun. jul. aug. sept. sep. okt. nov. dec. mån. tis. ons. tors. tor. fre. lör.
      sön. milj. mdr. kr. f.Kr. e.Kr. Kr. d.ä. d.y. st. max. min. sek. uppl. övers. avd. red. e.d. dyl. f.n. m.a.o. forts. a.m. p.m.
      bd. utg. f.v.t. e.v.t.`,
    words: 'tom red min max tor fre fig mars fil',
  },
  fi: {
    bound: `esim. ks. vrt. nk. ns. mm. s. ss. n. hra. rva. nti. tri. prof. toht. maist. fil. kaup. evl. kenr. luutn. o.s. os. mts. ent.
      synt. alk. em. ym. tms. tjsp. jne. va. v.`,
    free: `jne. yms. ym. tms. jms. eKr. jKr. e.Kr. j.Kr. klo. puh. tel. huom. kpl. milj. mrd. mk. v. vv. k. kuol. synt. toim. suom. t.
      tammik. helmik. maalisk. huhtik. toukok. kesäk. heinäk. elok. syysk. lokak. marrask. jouluk. ma. ti. ke. to. pe. la. su. oy. ay.
      ry. nro. n:o. min. sek. max. Chr.`,
    words: 'eli ko em mm va ma ti ke to pe la su ns nk',
  },
  ru: {
    bound: `ул. кв. стр. проф. акад. доц. им. т.е. т.к. т.н. т.наз. напр. см. ср. рис. табл. гл. тов. гр. св. оз. р. о. пос. г-н. г-жа. пл.
      пер. бул. просп. пр-т. д. корп. ред. сост. ст. с. стб. ген. полк. подполк. кап. лейт. серж. инж. чл. канд. д-р. о-в. преп. мл.
      изд-во. т.о. абс. букв. лат. англ. нем. фр. франц. греч. итал. исп. укр. рус. тж.`,
    free: `г. гг. обл. руб. коп. тыс. млн. млрд. трлн. т.д. т.п. др. пр. в. вв. н.э. э. куб. кв. м. см. км. кг. мм. мин. сек. ч. янв. февр.
      фев. апр. авг. сент. окт. нояб. дек. тел. изд. т. тт. п. пп. ок. долл. экз. шт. чел. зам. зав. р-н. мкр. стр. илл. ил. прим.
      примеч. соч. собр. вып. тир. респ. сев. юж. зап. вост. б. Ю. л. га. лит. макс. пн. вт. ср. чт. пт. сб. вс.`,
    words: 'час евро пункт ум майор тома род вс',
  },
  uk: {
    bound: `вул. кв. стор. проф. акад. доц. ім. т.зв. напр. див. пор. рис. табл. гл. тов. гр. св. оз. р. о. пл. пров. бул. просп. буд. ред.
      ст. с. ген. інж. канд. д-р. п. пп. м. смт.`,
    free: `р. рр. обл. грн. коп. тис. млн. млрд. т.д. т.п. ін. ст. н.е. е. куб. км. кг. мм. хв. сек. год. січ. лют. бер. квіт. трав. черв.
      лип. серп. вер. жовт. лист. груд. тел. вид. т. тт. бл. дол. прим. див.`,
    words: 'тощо лист год бер вер',
  },
  bg: {
    bound: `ул. бул. пл. проф. акад. доц. инж. д-р. г-н. г-жа. св. гр. с. кв. бл. вх. ет. ап. напр. вж. срв. т.е. т.нар. т.н. ал. чл. стр.
      рис. табл. гл. ред. арх. адв. ген. полк. кап. лейт. ст. мл. пом. зам. им. тел. обл. общ. жк. ж.к. вкл. изкл. р. о. н.с. ас. хон.`,
    free: `г. год. лв. ст. млн. млрд. хил. бр. др. т.н. пр. пр.н.е. пр.Хр. сл.Хр. Хр. н.е. кв. куб. м. км. кг. см. мм. ч. мин. сек. яну.
      фев. февр. мар. апр. авг. септ. окт. ноем. дек. изд. т. с. ок. прибл. щ.д. в. д. д.ф.н. ф.н. к.ф.н. стот. ул. под.`,
    words: 'юни юли евро хиляди под',
  },
  kk: {
    bound: `ул. проф. акад. доц. т.б. көш. даң. қ. обл. ауд. пл. см. рис. мыс. м. т.с.с. б.з. б.з.б. б.з.д. инж. ген. тов. св. им. ред.`,
    free: `ж. жж. ғ. ғғ. т.б. т.с.с. б.з. б.з.б. н.э. млн. млрд. тг. тел. бет. б. км. кг. см. мм. м. мин. сек. сағ. т. г. гг. в. вв. руб.
      т.д. т.п. др. пр. тыс. янв. февр. апр. авг. сент. окт. нояб. дек. қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.
      кв. куб. шамам. қыс.`,
    words: 'мың теңге бет там қар қаз жел қыс',
  },
  sr: {
    bound: `др. проф. г. гђа. гђица. инж. ул. св. тзв. нпр. тј. стр. сл. бр. чл. ст. dr. prof. g. gđa. gđica. inž. ing. ul. sv. tzv. npr.
      tj. str. sl. br. čl. st. mr. mag. gosp. akad. doc. usp. v. vs.`,
    free: `итд. год. г. в. н.е. п.н.е. мил. млрд. дин. јан. феб. мар. апр. авг. септ. окт. нов. дец. itd. sl. god. n.e. p.n.e. mil. mlrd.
      din. jan. feb. mar. apr. aug. sept. okt. nov. dec. tel. kn. kom. sij. velj. ožu. tra. svi. lip. srp. kol. ruj. lis. stu. pro.`,
    words: 'pro srp kol lip god kom din mil br',
  },
  pl: {
    bound: `p. pp. dr. prof. mgr. inż. hab. ks. św. ul. al. np. tj. m.in. tzn. tzw. ok. por. zob. str. nr. lek. med. gen. płk. mjr. kpt.
      ppor. sierż. o. bp. abp. kard. red. pl. os. pt. ds. gł. im. w. vs. wg. jw. płn. płd. zach. wsch. pn. t.j. t.zw. ang. niem. fr.
      łac. ros. woj. gm. pow. s.`,
    free: `itd. itp. r. w. rys. tab. rozdz. art. ust. godz. min. sek. tel. wyd. red. n.e. p.n.e. in. m.in. t. ur. zm. tys. mln. mld. zł.
      gr. szt. cd. cdn. etc. poz. ww. ub. bm. br. pkt. styczn. sty. lut. mar. kwi. maj. cze. lip. sie. wrz. paź. lis. gru. wtor. śr.
      czw. pt. sob. niedz. sp. S.A. sp.j. Co. kk. kc. pok. m. l. dz. lit. oprac. przeł. przyp. km. kg. cm. mm. max. maks.`,
    words: 'ok por in im lip lis os maj sob zach lut al ust ds red pow min pt pok mar br',
  },
  cs: {
    bound: `p. pí. sl. dr. prof. doc. ing. Ing. Mgr. Bc. MUDr. JUDr. PhDr. RNDr. MVDr. Ph.Dr. ThDr. RSDr. PaedDr. arch. sv. ul. nám. tř.
      např. tj. tzv. tzn. resp. vč. viz. str. č. čís. obr. tab. gen. plk. mjr. kpt. por. odst. čl. srov. vs. popř. příp. zejm. angl.
      něm. fr. lat. mgr. s.`,
    free: `atd. atp. apod. aj. r. roč. tis. mil. mld. Kč. hod. min. sek. tel. n.l. př.n.l. př. Kr. st. stol. led. únor. břez. dub. květ.
      čvn. čvc. srp. zář. říj. list. pros. CSc. DrSc. Ph.D. a.s. s.r.o. spol. ml. red. vyd. sv. kap. km. kg. cm. tzn. max. nar. zem.
      zn. pol. dol. hl. m. v. k. o. z. roz. ev. cca. ks. kol.`,
    words: 'viz list dub led por srp pol hod arch únor kol sl sv min pros tab',
  },
  sk: {
    bound: `p. sl. dr. prof. doc. ing. Ing. Mgr. Bc. MUDr. JUDr. PhDr. RNDr. MVDr. ThDr. PaedDr. RSDr. arch. sv. ul. nám. tr. napr. tj. t.j.
      tzv. t.z. tzn. t.zn. resp. vr. str. č. čís. obr. tab. gen. plk. mjr. kpt. por. ods. čl. zv. porov. vs. príp. popr. najm. zák.
      Z.z. angl. nem. fr. lat. p.č. ozn. kat. hl. akad. št. red. mons. s.`,
    free: `atď. atp. pod. ap. r. roč. tis. mil. mld. Sk. hod. min. sek. tel. n.l. pr.n.l. Kr. st. stor. jan. feb. mar. apr. máj. jún. júl.
      aug. sept. okt. nov. dec. CSc. DrSc. PhD. Ph.D. a.s. s.r.o. spol. v.o.s. k.s. n.o. o.z. ml. vyd. zv. kap. km. kg. cm. m. max.
      nar. zom. pozn. roc. mst. odb. ev. cca. ks. kol. š.p. b.r. i. o. c.k. m.n.m.`,
    words: 'pod por hod máj jún júl arch kol sl min tab mar',
  },
  hu: {
    bound: `dr. prof. id. ifj. özv. vö. ún. pl. kb. ld. Szt. u. stb. br. gr. gróf. hg. kir. köv. ill. jan. tkp. m. old. vs. sz. St.`,
    free: `stb. ti. kb. old. p. pp. sz. évf. jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec. H. K. Sze. Cs. P. Szo. V. i.e.
      i.sz. Kr.e. Kr.u. Kr. u. e. min. max. mp. tel. Bt. Kft. Rt. Zrt. Nyrt. ker. em. krt. ua. uo. i.m. szerk. ford. kiad. vm. m. ft.
      db. ezr. mill. mrd.`,
    words: 'ti ill em gróf ker',
  },
  ro: {
    bound: `dl. dna. d-na. d-l. dra. dr. prof. ing. conf. acad. av. arh. sf. str. bd. bl. sc. ap. nr. pag. p. pp. art. alin. lit. cap. fig.
      tab. ex. vs. cf. gen. col. mr. lt. cpt. Sf. Şt.`,
    free: `etc. ș.a. ş.a. ș.a.m.d. ş.a.m.d. d.Hr. î.Hr. Hr. e.n. î.e.n. tel. ian. feb. mar. apr. mai. iun. iul. aug. sept. oct. noi. nov.
      dec. S.A. S.R.L. mil. mld. km. kg. min. sec. jud. loc. com. op. cit. vol. ed. trad.`,
    words: 'com loc mai ex mar jud sc col',
  },
  hr: {
    bound: `dr. prof. g. gđa. gđica. gosp. inž. ing. ul. sv. tzv. npr. tj. str. sl. br. čl. st. mr. mag. akad. doc. dipl. vs. usp. o.g.`,
    free: `itd. sl. god. pr.Kr. po.Kr. Kr. n.e. pr.n.e. mil. mlrd. kn. tel. sij. velj. ožu. tra. svi. lip. srp. kol. ruj. lis. stu. pro.
      min. sek. r. v. ur. izd. prev. d.o.o. d.d. j.d.o.o.`,
    words: 'pro srp kol lip god mil br',
  },
  sl: {
    bound: `dr. prof. g. ga. gdč. inž. ing. ul. sv. t.i. npr. tj. str. št. čl. st. mag. doc. dipl. vs. prim. gl. oz. ipd. vklj.`,
    free: `itd. ipd. itn. idr. l. pr.Kr. po.Kr. Kr. n.št. pr.n.št. mio. mrd. tel. jan. feb. mar. apr. maj. jun. jul. avg. sept. okt. nov.
      dec. min. sek. ur. d.o.o. d.d. s.p. r. izd. prev.`,
    words: 'ur maj prim mar',
  },
  lt: {
    bound: `g. pr. al. a. dr. prof. doc. akad. p. pan. pvz. t.y. vad. žr. plg. sk. str. Nr. nr. vs. šv. gen. plk. mjr. kpt. red. ats.`,
    free: `t.t. kt. pan. m. mėn. d. val. min. sek. tūkst. mln. mlrd. Lt. ct. eur. a. amž. pr.Kr. po.Kr. Kr. tel. sav. k. raj. aps. vyr.
      gim. mir.`,
    words: 'vad pan sk',
  },
  lv: {
    bound: `dr. prof. doc. akad. kgs. k-gs. k-dze. t.i. t.s. piem. sk. sal. lpp. Nr. nr. vs. sv. ģen. plkv. maj. kpt. red. prov. iel. bulv.`,
    free: `u.c. utt. u.tml. g. gs. p.m.ē. m.ē. Kr. dz. m. min. sek. tūkst. milj. mljrd. Ls. plkst. tel. janv. febr. apr. aug. sept. okt.
      nov. dec.`,
    words: 'maj sk sal',
  },
  et: {
    bound: 'hr. pr. prl. dr. prof. dots. akad. nn. nt. st. s.t. s.o. lk. nr. vrd. vt. ca. u. tn. pst. mnt. kol. kpt.',
    free: `jne. jms. jm. vms. a. aj. saj. e.Kr. p.Kr. Kr. e.m.a. m.a.j. kl. min. sek. tuh. mln. mlrd. kr. tel. jaan. veebr. apr. aug. sept.
      okt. nov. dets. toim. sünd. surn.`,
    words: 'kol st pr',
  },
  tr: {
    bound: `Dr. Prof. Doç. Yrd. Av. Sn. Alb. Gen. Yb. Bnb. Yzb. Hz. Sok. Cad. Mah. Blv. Apt. vb. örn. bkz. krş. No. Nr. s. ss. vs. yy. Op.
      Öğr. Gör. Ord. Müh. Ecz.`,
    free: `vb. vs. vd. v.b. M.Ö. M.S. T.C. A.Ş. Ltd. Şti. Tic. San. cm. km. kg. dk. sn. sa. tel. Oca. Şub. Mar. Nis. May. Haz. Tem. Ağu.
      Eyl. Eki. Kas. Ara. c. çev. haz. yay. ed. bs. age. agm. a.g.e. a.g.m.`,
    words: 'no op av gen haz san ara tem kas eki cad',
  },
  el: {
    bound: `κ. κα. κκ. δρ. καθ. κ.λπ. π.χ. βλ. πρβλ. δηλ. αρ. αριθ. σελ. σ. σσ. άρθ. παρ. εκδ. τόμ. κεφ. εικ. πίν. οδ. λεωφ. πλ. Αγ. αγ.
      Στρ. τηλ. ό.π. λ.χ. ως. ιδ. επιμ. μτφρ. Δρ. Κ. ν.δ. π.δ.`,
    free: `κ.ά. κ.α. κ.λπ. κλπ. κτλ. κ.τ.λ. κ.ο.κ. π.Χ. μ.Χ. π.μ. μ.μ. χλμ. χιλ. εκ. εκατ. δισ. δισεκ. ευρ. αι. έτ. Ιαν. Φεβ. Φεβρ. Μαρ.
      Απρ. Μαΐ. Ιουν. Ιουλ. Αυγ. Σεπ. Σεπτ. Οκτ. Νοε. Νοεμ. Δεκ. Α.Ε. Ε.Π.Ε. Ο.Ε. Η.Π.Α. Ε.Ε. υπ. τ.μ. τ.χλμ. ώρ. λεπ. δευτ. τόμ. φ.`,
    words: 'παρ ως',
  },
  hy: {
    bound: 'դոկտ. պրոֆ. ակադ. տես. հմմտ. փ. պող. պ. տ. տիկ.',
    free: 'թ. թթ. դ. դդ. հ. էջ. մ.թ. մ.թ.ա. մլն. մլրդ. հազ. դր. կմ. կգ. սմ. մ. հեռ. ք. գ. շ.',
  },
  he: { bound: 'פרופ. גב. רח. שד. עמ. טל.', free: 'לפנה. לסה. וכו.' },
  ar: {
    bound: 'د. أ. م. ص. ج. ط. ش. س. ع. ق. ت. أ.د. م.م. أ.م. د.ت.',
    free: 'ق.م. ب.م. هـ. إلخ. الخ. ص.ب. كم. كجم. سم. ش.م.م. ذ.م.م. و.م.أ.',
  },
  fa: { bound: 'د. م. ر.ک. نک. ص. صص. ج. ش. ک. س.', free: 'ق.م. ب.م. ه.ق. ه.ش.' },
  ur: { bound: 'ڈ. ا. م. ص. ج.', free: 'ق.م. ھ. ء.' },
  hi: {
    bound: `डॉ. डा. प्रो. श्री. श्रीमती. सुश्री. कु. पं. स्व. मो. सं. पृ. क्र. नं. रु. कै. ले. इं. एड. बी. एम. सी. डी. जे. आर. एस. पी. टी. वी. जी. एच.
      एल. एन. वि.`,
    free: 'ई. ई.पू. ई.स. कि.मी. कि.ग्रा. से.मी. मी. कि. ग्रा. लि. प्रा. कं. यू.एस. यू.के. एम.ए. बी.ए. पी.एच.डी.',
  },
  mr: {
    bound: `डॉ. डा. प्रो. प्रा. श्री. श्रीमती. सौ. कु. पं. स्व. सं. पृ. क्र. नं. रु. ता. जि. पु. ल. वि. ना. ग. ह. ज. द. म. रा. ब. कै. न्या. अॅड. इ. दि. मो.
      उदा.`,
    free: 'इ.स. कि.मी. कि.ग्रा. से.मी. मी. लि. कं. इ.स.पू.',
  },
  bn: {
    bound: 'ডা. ড. ডঃ. মো. মোঃ. মি. মিসেস. প্রফেসর. অধ্যা. নং. পৃ. ইঞ্জি. এড.',
    free: 'খ্রি. খ্রিঃ. খ্রি.পূ. কি.মি. লি. সে.মি.',
  },
  ka: {
    bound: 'პროფ. აკად. დოქ. ბ-ნი. ქ-ნი. ქ. იხ. მაგ. ე.წ. წმ. ქუჩ. გვ.',
    free: 'წ. წწ. ს. სს. ა.შ. მლნ. მლრდ. კმ. კგ. ძვ.წ. ახ.წ.',
  },
  id: {
    bound: `dr. drs. drg. ir. prof. Tn. Ny. Nn. Sdr. Sdri. Bpk. H. Hj. K.H. Jl. Jln. Gg. No. hlm. hal. a.n. u.p. s.d. vs. Kol. Jend. Letjen.
      Mayjen. Brigjen. Kab. Kec. Kel. Prov. Yth.`,
    free: `dll. dsb. dst. dkk. Rp. tgl. tlp. telp. th. S.H. M.H. S.E. S.Pd. M.Si. S.Kom. M.A. B.A. Tbk. PT. CV. Jan. Feb. Mar. Apr. Jun.
      Jul. Agu. Sep. Okt. Nov. Des. SM. M. a.m. p.m. ed. vol.`,
    words: 'hal no kab',
  },
  vi: { bound: 'TS. ThS. GS. PGS. BS. KS. Tp. TP. Q. P. Ô. Tr. tr. vs. Th.S.', free: 'v.v. TCN. SCN. kg. km. đ. NXB.' },
  ca: {
    bound:
      'Sr. Sra. Srta. Srs. Dr. Dra. Prof. Il·lm. Excm. Mn. St. Sta. p.ex. cf. vs. núm. pàg. c. av. pl. art. cap. fig. D.',
    free: 'etc. pp. vol. tel. gen. febr. abr. jul. ag. set. oct. nov. des. a.C. d.C. a.m. p.m. S.A. S.L. EUA. km. kg. ed. trad.',
    words: 'gen set cap pl',
  },
  eu: {
    bound: 'jn. dk. dr. prof. ik. adib. vs. zk.',
    free: 'etab. k.a. k.o. K.a. K.o. urt. ots. mar. api. mai. eka. uzt. abu. ira. urr. aza. abe.',
    words: 'ira',
  },
  af: {
    bound: `mnr. mev. mej. dr. prof. ds. adv. genl. kol. bv. bl. nl. d.w.s. m.a.w. sg. ca. vgl. nr. no. art. St. vs. kapt.`,
    free: `ens. enz. Jan. Feb. Mrt. Apr. Jun. Jul. Aug. Sept. Okt. Nov. Des. n.C. v.C. nm. vm. o.a. i.e. e.a. asb. a.s. tel. min. sek.`,
    words: 'no kol adv',
  },
  is: {
    bound: 'dr. prof. hr. fr. sr. t.d. þ.e. m.a. sbr. nr. bls. kl. u.þ.b. s.k. skv. vs. þ.á.m. hf. kr.',
    free: 'o.fl. o.s.frv. o.þ.h. f.Kr. e.Kr. Kr. jan. feb. mar. apr. jún. júl. ágú. sept. okt. nóv. des. millj. þús. ehf. frh.',
  },
}

/** The abbreviation of 'year' where it is also that of 'years', which end sentences before names too. */
export const yearAbbreviations: Readonly<Record<string, string>> = { bg: 'г' }
