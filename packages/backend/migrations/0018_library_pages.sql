CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđħı', 'oldhi');--> statement-breakpoint
CREATE FUNCTION fold_book_text(title text, description text, identifier text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN fold_text(coalesce(title, '') || E'\n' || left(coalesce(description, ''), 300) || E'\n' || coalesce(identifier, ''));--> statement-breakpoint
DROP INDEX "books_domain_id_index";--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_book_text(title, description, identifier)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_book_text(summary ->> 'title', summary ->> 'description', null)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "books_domain_id_updated_at_id_index" ON "books" USING btree ("domain_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "books_public_newest" ON "books" USING btree ("updated_at","id") WHERE "books"."published_revision" is not null and "books"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "books_domain_newest" ON "books" USING btree ("domain_id","updated_at","id") WHERE "books"."published_revision" is not null and "books"."visibility" = 'domain';--> statement-breakpoint
CREATE INDEX "books_search_text" ON "books" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publications_search_text" ON "publications" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publications_languages" ON "publications" USING gin ((("summary")::jsonb -> 'languages'));