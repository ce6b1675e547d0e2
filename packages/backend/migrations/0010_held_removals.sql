ALTER TABLE "object_removals" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chapter_variations_thumbnail_key_index" ON "chapter_variations" USING btree ("thumbnail_key");--> statement-breakpoint
CREATE INDEX "object_removals_key_index" ON "object_removals" USING btree ("key");