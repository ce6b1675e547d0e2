CREATE COLLATION "title_en" (provider = icu, locale = 'en-u-kn');--> statement-breakpoint
CREATE COLLATION "title_es" (provider = icu, locale = 'es-u-kn');--> statement-breakpoint
CREATE INDEX "books_domain_title_en" ON "books" USING btree ("domain_id",(left("title", 200) collate "title_en"),"id");--> statement-breakpoint
CREATE INDEX "books_domain_title_es" ON "books" USING btree ("domain_id",(left("title", 200) collate "title_es"),"id");--> statement-breakpoint
CREATE INDEX "publications_title_en" ON "publications" USING btree ((left(("summary" ->> 'title'), 200) collate "title_en"),"book_id");--> statement-breakpoint
CREATE INDEX "publications_title_es" ON "publications" USING btree ((left(("summary" ->> 'title'), 200) collate "title_es"),"book_id");