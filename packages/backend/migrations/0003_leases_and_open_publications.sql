ALTER TABLE "jobs" ADD COLUMN "lease_token" uuid;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "was_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "page_variations_image_key_index" ON "page_variations" USING btree ("image_key");--> statement-breakpoint
CREATE INDEX "page_variations_thumbnail_key_index" ON "page_variations" USING btree ("thumbnail_key");--> statement-breakpoint
-- Of the older ones nobody knows who could read them: they stay closed.
UPDATE "publications" SET "was_public" = true FROM "books" WHERE "books"."id" = "publications"."book_id" AND "books"."published_revision" = "publications"."revision" AND "books"."visibility" = 'public';--> statement-breakpoint
-- What was published before there was a count of changes was published at none.
UPDATE "publications" SET "content_revision" = 0 WHERE "content_revision" IS NULL;
